import { Components } from '../components';

const components = await Components.of('space_pirates');

export const PLANETS = components.one<{ size: number }>('ring').size;
/** A ship is home again when it has been everywhere (SP-6.1). */
export const LAPS = PLANETS;
export const CARDS = components.one<{ cards_per_player: number }>('counts').cards_per_player;
export const SHIP_WORTH = components.one<{ merchant_value: number }>('scoring').merchant_value;
