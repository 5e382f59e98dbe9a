// Prettier leaves strings and path data as long as they are; no line of the client is longer than this.
import { readdirSync, readFileSync } from 'node:fs';

const WIDTH = 160;

for (const { name, parentPath } of readdirSync('src', { recursive: true, withFileTypes: true })) {
  if (!/\.(svelte|ts|css)$/.test(name) || name.endsWith('.gen.ts')) continue;
  const lines = readFileSync(`${parentPath}/${name}`, 'utf8').split('\n');
  for (const [i, line] of lines.entries()) {
    if (line.length <= WIDTH) continue;
    console.error(`${parentPath}/${name}:${i + 1}: ${line.length} columns, at most ${WIDTH} wanted`);
    process.exitCode = 1;
  }
}
