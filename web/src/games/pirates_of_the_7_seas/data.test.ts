import { expect, it } from 'vitest';
import { Components } from '../components';
import { cardCode, CHARACTERS, GOODS, HIT_FACE, NATIONS, PORTS } from './data';

const printed = await Components.of('pirates_of_the_7_seas');

it('shows the prices that are printed on the ports', () => {
  const ports = printed.all<Record<string, number> & { id: string }>('port');
  expect([...PORTS]).toEqual(ports.map((port) => [port.id, GOODS.map((good) => port[good])]));
});

it('calls the characters in their order', () => {
  const order = new Map(printed.all<{ id: string; order: number }>('character').map(({ id, order }) => [id, order]));
  expect(CHARACTERS.map((id) => order.get(id))).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('knows goods, nations, curses and the numbers of adventure cards', () => {
  expect(GOODS).toEqual(['rum', 'coffee', 'fruit']);
  expect(NATIONS).toEqual(printed.ids('nation'));
  for (const curse of printed.all<{ id: string; hit_face?: number }>('curse'))
    expect(HIT_FACE.get(curse.id)).toBe(curse.hit_face);
  expect(cardCode('port_tortuga')).toBe(printed.ids('convoy').length);
});
