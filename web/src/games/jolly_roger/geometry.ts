export type Spot = { x: number; y: number };

export const PLATE = { width: 760, height: 470 };
export const KEEL: Spot = { x: 380, y: 424 };
export const PAN = { half: 126, top: 158 };
export const CARD = { width: 56, height: 80 };

const ARM = { x: 218, y: -328 };
const STEEPEST = 10;

/** How far the ship heels, in degrees; towards the mutineers when positive. */
export function heel(captain: number, mutineer: number): number {
  const lead = mutineer - captain;
  return Math.max(-STEEPEST, Math.min(STEEPEST, lead * 2));
}

/** Where a pan hangs from the yard. */
export function hanging(side: number, degrees: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  const x = side === 0 ? -ARM.x : ARM.x;
  return {
    x: KEEL.x + x * Math.cos(angle) - ARM.y * Math.sin(angle),
    y: KEEL.y + x * Math.sin(angle) + ARM.y * Math.cos(angle),
  };
}

/** The left edges of cards in a row that may not be wider than the pan. */
export function row(count: number): number[] {
  const room = 2 * PAN.half - 8;
  const step = count > 1 ? Math.min(CARD.width + 3, (room - CARD.width) / (count - 1)) : 0;
  const left = -((count - 1) * step + CARD.width) / 2;
  return Array.from({ length: count }, (_, i) => left + i * step);
}

const ABREAST = 5;

/** Where people stand on deck: at most five abreast, so that everybody can be told. */
export function deck(count: number): Spot[] {
  const rows = Math.ceil(count / ABREAST);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / ABREAST);
    const abreast = row + 1 < rows ? ABREAST : count - row * ABREAST;
    return { x: KEEL.x + ((i % ABREAST) - (abreast - 1) / 2) * 46, y: 312 - 31 * row };
  });
}
