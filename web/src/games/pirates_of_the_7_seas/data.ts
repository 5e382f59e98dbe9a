import { Components } from '../components';

const components = await Components.of('pirates_of_the_7_seas');

export type Good = 'rum' | 'coffee' | 'fruit';
type Port = { id: string } & Record<Good, number>;
type Character = {
  id: string;
  order: number;
  privilege: string;
  privilege_amount: number;
  privilege_amount_first_player: number;
};
type Curse = { id: string; hit_face?: number };

export const GOODS = components
  .all<{ id: Good; kind: string }>('loot')
  .filter(({ kind }) => kind === 'goods')
  .map(({ id }) => id);
export const NATIONS = components.ids('nation');
export const CURSES = components.ids('curse');
const characters = components.all<Character>('character').sort((a, b) => a.order - b.order);
export const CHARACTERS = characters.map(({ id }) => id);

/** What each character brings beside its action to whoever is alone with it, and to the first player (P7-13). */
export const PRIVILEGES = new Map(
  characters.map((one) => [
    one.id,
    { kind: one.privilege, alone: one.privilege_amount, first: one.privilege_amount_first_player },
  ]),
);

/** What each ritual costs in yin-yang (P7-12). */
export const RITUALS = new Map(
  components.all<{ id: string; cost_yin_yang: number }>('ritual').map((ritual) => [ritual.id, ritual.cost_yin_yang]),
);

/** The prices of the port cards, good by good. */
export const PORTS = new Map(
  components.all<Port>('port').map((port): [string, number[]] => [port.id, GOODS.map((good) => port[good])]),
);

const adventures = ['convoy', 'port', 'curse'].flatMap((group) => components.ids(group));
/** The number of an adventure card, as events name it. */
export const cardCode = (id: string): number => adventures.indexOf(id);

/** The face that strikes a ship under a curse. */
export const HIT_FACE = new Map(components.all<Curse>('curse').map((curse) => [curse.id, curse.hit_face]));
