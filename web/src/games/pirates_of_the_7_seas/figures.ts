/** What the rules show of the components, section by section. */
export default {
  'P7-3': ['card-convoy_spain_3', 'card-port_tortuga', 'card-curse_kraken', 'loot-rum', 'loot-coffee', 'loot-fruit'],
  'P7-7': [
    'character-shipwright',
    'character-governor',
    'character-captain',
    'character-islander',
    'character-shaman',
    'character-merchant',
    'character-cartographer',
  ],
  'P7-7.3': ['card-convoy_england_1', 'card-convoy_france_4'],
  'P7-7.6': ['card-port_tortuga', 'card-port_havana', 'loot-coffee'],
  'P7-11': ['card-curse_kraken', 'card-curse_iceberg', 'card-curse_whirlpool', 'card-curse_sirens'],
};
