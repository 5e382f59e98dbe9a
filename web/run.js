// Runs a program on the Python of the built pocket: `node run.js POCKET PROGRAM JOB` writes what its function `run` makes of
// the text in the file JOB.
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const [, , pocket, program, job] = process.argv;
const home = join(pocket, 'python', readdirSync(join(pocket, 'python'))[0]);
const unpacked = (name) => new Uint8Array(gunzipSync(readFileSync(join(home, `${name}.pack`))));
const library = join(mkdtempSync(join(tmpdir(), 'pocket-')), 'python_stdlib.zip');
writeFileSync(library, unpacked('python_stdlib.zip'));

const python = await loadPyodide({ stdLibURL: library });
python.unpackArchive(unpacked('quarterdeck.zip'), 'zip', { extractDir: '/home/pyodide' });
python.runPython('import quarterdeck.pocket.browser'); // as the page does
python.runPython(readFileSync(program, 'utf8'));
console.log(python.globals.get('run')(readFileSync(job, 'utf8')));
