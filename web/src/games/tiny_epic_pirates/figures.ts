/** What the rules show of the components, section by section. */
export default {
  'TEP-2': ['map-map_01', 'map-map_06', 'map-map_12'],
  'TEP-3': ['good-sugar', 'good-rum', 'good-gunpowder', 'good-coffee', 'captain-captain_1_front', 'crew-lisa_legacy'],
  'TEP-5.1': ['order-plunder', 'order-trade', 'order-crew_up', 'order-search', 'order-attack', 'order-hide_out'],
  'TEP-5.4': ['crew-quartermaster_quigley', 'crew-salty_pete', 'crew-buck_cannon'],
  'TEP-6.1': ['station-rigging', 'station-cannons', 'station-extort', 'station-repair'],
  'TEP-6.3': ['merchant_card-merchant_2a', 'merchant_card-merchant_4a', 'merchant_card-merchant_8b'],
  'TEP-10': ['rival-solo_thorne', 'rival-solo_crowe', 'rival-solo_isabeau', 'rival-solo_kelp'],
};
