// Plays golden games on the Python of the built pocket: `node golden.js POCKET GAMES` writes what it finds as JSON. GAMES is
// a file of JSON, a list of `[game, seats, options, seed, answers]`; for each there is a list of checksums of positions.
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const [, , pocket, games] = process.argv;
const home = join(pocket, 'python', readdirSync(join(pocket, 'python'))[0]);
const unpacked = (name) => new Uint8Array(gunzipSync(readFileSync(join(home, `${name}.pack`))));
const library = join(mkdtempSync(join(tmpdir(), 'pocket-')), 'python_stdlib.zip');
writeFileSync(library, unpacked('python_stdlib.zip'));

const PLAY = `
import json, zlib
import quarterdeck.pocket.browser
from quarterdeck import Match
from quarterdeck.core.rng import Rng

def checksums(id, seats, options, seed, answers):
    match, rng, found = Match(id, seats, options, seed=seed), Rng(seed), []
    while not match.over and len(found) < answers:
        seat = match.waiting()[0]
        options = match.ask(seat).options
        match.play(seat, options[rng.below(len(options))].words)
        found.append(zlib.crc32(json.dumps(match.position(), sort_keys=True).encode()))
    return found

lambda games: json.dumps([checksums(*one) for one in json.loads(games)])
`;

const python = await loadPyodide({ stdLibURL: library });
python.unpackArchive(unpacked('quarterdeck.zip'), 'zip', { extractDir: '/home/pyodide' });
console.log(python.runPython(PLAY)(readFileSync(games, 'utf8')));
