/** What the rules show of the components, section by section. */
export default {
  'PM-3': ['card-tobacco', 'card-trinidad', 'card-hacienda', 'quest-hoard', 'figurehead-mermaid', 'tile-bm_1a'],
  'PM-7.1': ['card-tobacco', 'card-gunner', 'card-spyglass'],
  'PM-7.2': ['card-hacienda'],
  'PM-7.3': ['card-trinidad', 'card-tobago'],
  'PM-8.2': ['treasure-gold', 'treasure-emerald', 'treasure-pearl'],
  'PM-8.5': ['quest-hoard'],
  'PM-8.11': ['figurehead-mermaid'],
  'PM-8.12': ['tile-bm_1a'],
  'PM-11': ['quest-gold_fever', 'quest-river_crossings', 'quest-landowner', 'quest-dry_dock'],
  'PM-12': ['card-sea_wolf', 'card-storyteller', 'card-navigator', 'card-gilded_cutlass'],
};
