/** What the rules show of the components, section by section. */
export default {
  'JR-2': ['card-captain', 'card-quartermaster', 'card-nav_p3_m1', 'card-can_p2_m2', 'card-mel_p1_m5'],
  'JR-6': ['kind-fort', 'kind-merchant_ship', 'kind-harbour', 'kind-pirate_cove', 'kind-treasure_island'],
  'JR-7': ['card-nav_p2_m2', 'card-can_p3_m1', 'card-mel_p2_m1', 'card-multi_p2_m1'],
  'JR-8': ['loot-gold_1', 'loot-gold_3', 'loot-rum', 'loot-jewels', 'loot-hostage'],
  'JR-9': ['kind-pirate_cove', 'loot-hostage'],
  'JR-10': ['kind-treasure_island', 'loot-gold_3'],
  'JR-12': ['card-nav_p1_m5', 'card-can_p1_m4', 'card-mel_p1_m5'],
  'JR-13': ['card-cook', 'card-assassin', 'card-sea_wolf', 'card-ship_rats', 'card-traitor', 'card-medic'],
};
