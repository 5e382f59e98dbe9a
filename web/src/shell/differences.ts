import type { Change, Step, StepChange, View } from '../protocol';

type Record = { [name: string]: unknown };

/** The value after a change; the old one stays as it is, and what has not changed is the same object. */
export function applied(old: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  if (Object.keys(change).length === 0) return old;
  if (Array.isArray(old)) {
    const list: unknown[] = [...(old as unknown[])];
    for (const [index, inner] of Object.entries(change))
      if (index !== 'length') list[Number(index)] = applied(list[Number(index)], inner);
    const { length } = change;
    if (Array.isArray(length)) list.length = Number(length[0]);
    return list;
  }
  const members: Record = { ...(old as Record) };
  for (const [name, inner] of Object.entries(change)) {
    if (Array.isArray(inner) && inner.length === 0) delete members[name];
    else members[name] = applied(members[name], inner);
  }
  return members;
}

/** JSON with the names of every object in order, as the server counts it. */
function ordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(ordered).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = value as Record;
  const names = Object.keys(members).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${ordered(members[name])}`).join(',')}}`;
}

const POLYNOMIAL = 0xedb88320;
const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? POLYNOMIAL ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

/** A number that differs, very probably, where values differ. */
export function checksum(value: unknown): number {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(ordered(value))) sum = (CRC[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** Steps put together, each from the view before it. */
export function steps(told: readonly StepChange[], base?: View): Step[] {
  let view: unknown = base;
  return told.map(({ change, ...step }) => ({ ...step, view: (view = applied(view, change)) as View }));
}
