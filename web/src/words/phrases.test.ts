import { describe, expect, it } from 'vitest';
import type { Phrase } from '../protocol';
import { bundle, message, pieces, sentence } from './phrases';

const words = bundle(
  'pl',
  `
card-pirate_6 = Korsarka
    .acc = Korsarkę
card-hidden = karta
    .acc = kartę
planet-nebula = Mgławica
    .to = na Mgławicę
event-placed = { $seat } wysyła { $card_acc } { $planet_to }.
event-points = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
said = { $name } mówi: { $text }
`,
);

const seats = ['Mira', 'Bosun Tull'];
const placed = (card: Phrase['args'][string]): Phrase => ({
  id: 'event-placed',
  args: { seat: { kind: 'seat', value: 1 }, card, planet: { kind: 'planet', value: 3, name: 'planet-nebula' } },
});

describe('a phrase', () => {
  it('names seats by their players and things by the attributes of their messages', () => {
    expect(sentence(words, placed({ kind: 'card', value: 6, name: 'card-pirate_6' }), seats)).toBe(
      'Bosun Tull wysyła Korsarkę na Mgławicę.',
    );
  });

  it('hides what the reader may not see', () => {
    expect(sentence(words, placed({ kind: 'card', value: -3, name: 'card-hidden' }), seats)).toBe(
      'Bosun Tull wysyła kartę na Mgławicę.',
    );
    expect(sentence(words, placed({ kind: 'card', value: -3 }), seats)).toContain('kartę');
  });

  it('counts in Polish', () => {
    const points = (value: number): string =>
      sentence(
        words,
        { id: 'event-points', args: { seat: { kind: 'seat', value: 0 }, points: { kind: 'number', value } } },
        seats,
      );
    expect([1, 3, 5, 22].map(points)).toEqual([
      'Mira: 1 punkt',
      'Mira: 3 punkty',
      'Mira: 5 punktów',
      'Mira: 22 punkty',
    ]);
  });

  it('is cut at the names of players', () => {
    expect(pieces(words, placed({ kind: 'card', value: 6, name: 'card-pirate_6' }), seats)).toEqual([
      { text: 'Bosun Tull', seat: 1 },
      { text: ' wysyła Korsarkę na Mgławicę.' },
    ]);
  });

  it('takes literal text as it is', () => {
    const said: Phrase = {
      id: 'said',
      args: { name: { kind: 'seat', value: 0 }, text: { kind: 'text', value: 0, name: '{ahoy} <b>' } },
    };
    expect(sentence(words, said, seats)).toBe('Mira mówi: {ahoy} <b>');
  });

  it('shows its id when there are no words for it', () => {
    expect(sentence(words, { id: 'event-unheard', args: {} }, seats)).toBe('event-unheard');
    expect(message(words, 'event-unheard')).toBeNull();
  });
});
