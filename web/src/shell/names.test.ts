import { expect, it } from 'vitest';
import type { SeatSummary, View } from '../protocol';
import { allNames, briefly, parted } from './names';

const seats = [
  { kind: 'person', name: 'Zosia' },
  { kind: 'person', name: '' },
] as unknown as SeatSummary[];
const view = { state: { rival: 'thorne' } } as unknown as View;
const t = (id: string): string => id;

it('names the seats alone where nobody plays without one', () => {
  expect(allNames(seats, view, {}, t)).toEqual(['Zosia', 'nickname-1']);
});

it('tells a nickname apart from somebody who has it as a name', () => {
  const named = [{ kind: 'person', name: 'Nickname-1' }, seats[1]] as unknown as SeatSummary[];
  expect(allNames(named, view, {}, t)).toEqual(['Nickname-1', 'nickname-1 2']);
});

it('puts those who play without a seat after the seats', () => {
  const rivals = (now: View): string[] => [(now.state as { rival: string }).rival];
  expect(allNames(seats, view, { rivals }, t)).toEqual(['Zosia', 'nickname-1', 'thorne']);
  expect(allNames(seats, null, { rivals }, t)).toEqual(['Zosia', 'nickname-1']);
});

it('parts long words of a name where they are spoken so', () => {
  const shown = (name: string): string => parted(name).replaceAll('\u00ad', '-');
  expect(shown('Grzegorz Brzęczyszczykow')).toBe('Grzegorz Brzę-czysz-czy-kow');
  expect(shown('Bartholomew Featherstone')).toBe('Bartholomew Featherstone');
  expect(shown('Featherstonehaugh')).toBe('Fea-thers-to-ne-haugh');
  expect(shown('Anne Bonny 2')).toBe('Anne Bonny 2');
});

it('calls people briefly in small notes, with a letter where another begins alike', () => {
  const names = ['Bartholomew Featherstone', 'Anne Bonny', 'Bartholomew Roberts', 'Wilhelmina Zawichojska'];
  expect(briefly(names)).toEqual(['Bartholomew A', 'Anne Bonny', 'Bartholomew C', 'Wilhelmina']);
});
