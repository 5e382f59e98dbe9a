import { describe, expect, it } from 'vitest';
import { placeAt, placeName } from './state';

describe('places of the sea', () => {
  it('are called as the sentences call them', () => {
    expect([0, 1, 4, 39].map(placeName)).toEqual(['A1', 'A2', 'B1', 'J4']);
    for (let place = 0; place < 40; place++) expect(placeAt(placeName(place).toLowerCase())).toBe(place);
  });
});
