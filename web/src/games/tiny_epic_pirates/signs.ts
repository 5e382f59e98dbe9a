/** The sign of each order, bonus, station and doing. */
export const ORDER_SIGN: Record<string, string> = {
  plunder: '#te-plunder',
  trade: '#te-trade',
  crew_up: '#i-crew',
  search: '#i-spyglass',
  attack: '#i-swords',
  hide_out: '#i-hidden',
};
export const BONUS_SIGN: Record<string, string> = {
  ...ORDER_SIGN,
  bury: '#i-shovel',
  special_trade: '#te-trade',
  swap: '#te-swap',
  sail_navy: '#te-crown',
  sail_merchant: '#i-ship',
  gain_gold: '#i-gold',
  reroll: '#i-cw',
  reassign: '#i-person',
  sail: '#i-sail',
};
export const STATION_SIGN: Record<string, string> = {
  rigging: '#i-sail',
  cannons: '#i-cannon',
  extort: '#i-coins',
  repair: '#i-repair',
};
export const DOING_SIGN: Record<string, string> = {
  ...ORDER_SIGN,
  sail_plus: '#i-sail',
  auto_hit: '#te-hit',
  gain_gold: '#i-gold',
  draw_booty: '#te-cube',
};
export const LEVEL_SIGN: Record<string, string> = {
  gain_gold: '#i-gold',
  gain_sure_fire: '#te-sure',
  gain_deckhand: '#te-pawn',
};
