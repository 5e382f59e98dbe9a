import { expect, it } from 'vitest';
import { Components } from '../components';
import english from '../../../../src/quarterdeck/games/jolly_roger/words.en.ftl?raw';
import { CREW, face, GOLD, handLimit, KINDS, LOOT, RANGES, ROUNDS, SKILLS, TAGS, TARGETS, WORTH } from './data';

type Printed = Record<string, unknown> & { id: string; kind: string };
const printed = await Components.of('jolly_roger');
const all = (group: string): Printed[] => printed.all<Printed>(group);

it('shows every target as it is printed', () => {
  expect(TARGETS).toHaveLength(all('target').length);
  for (const [card, record] of all('target').entries()) {
    const shown = TARGETS[card];
    expect(KINDS[shown?.kind ?? -1]).toBe(record.kind);
    expect(shown?.need ?? [undefined, undefined, undefined]).toEqual(SKILLS.map((skill) => record[skill]));
    expect([shown?.loot, shown?.recruits]).toEqual([record['loot'] ?? 0, record['crew_draw'] ?? 0]);
  }
});

it('shows the range that every attack deck has on its back', () => {
  const ranges = new Map(all('target_range').map((row) => [row.kind, SKILLS.map((skill) => row[skill])]));
  expect(KINDS.map((kind) => ranges.get(kind) ?? null)).toEqual(RANGES);
});

it('shows every crew card as it is printed', () => {
  for (const record of [...all('crew_normal'), ...all('crew_special')]) {
    const card = CREW.findIndex((id) => record.id === id || record.id.replace(/_[a-z]$/, '') === id);
    if (record['timing'] === 'office') expect(card).toBe(-1);
    else
      expect(face(card)).toMatchObject({
        points: record['points'],
        members: record['members'],
        skills: (record['skills'] as string[]).map((skill) => SKILLS.indexOf(skill)),
      });
  }
});

it('knows what loot is worth, how many cards a hand holds and how long the voyage lasts', () => {
  for (const record of all('loot')) {
    const at = LOOT.indexOf(record.id);
    expect([GOLD[at], WORTH[at]]).toEqual([record['gold'], Number(record['gold_at_end']) || 0]);
  }
  for (const row of all('player_count')) expect(handLimit(row['players'] as number)).toBe(row['hand_limit']);
  expect(ROUNDS).toBe(printed.one<Printed>('meta')['rounds_max']);
});

it('has a word for everything that can be promised or threatened', () => {
  expect(english.match(/^tag-\w+/gm)?.map((message) => message.slice(4))).toEqual([...TAGS]);
});
