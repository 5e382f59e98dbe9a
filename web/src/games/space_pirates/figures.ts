/** What the rules show of the components, section by section. */
export default {
  'SP-2': [
    'planet-harbour',
    'planet-skull',
    'planet-glacier',
    'treasure-treasure_1',
    'treasure-treasure_7',
    'ship-merchant_ship',
    'ship-pirate_ship',
  ],
  'SP-3': [
    'card-teleport',
    'card-pirate_1',
    'card-pirate_2',
    'card-pirate_3',
    'card-pirate_4',
    'card-pirate_5',
    'card-pirate_6',
    'card-pirate_7',
  ],
  'SP-5.4': ['card-pirate_4', 'card-pirate_7'],
  'SP-5.5': ['card-teleport'],
  'SP-5.7': ['ship-merchant_ship', 'ship-pirate_ship'],
};
