// Compiles Python for the pocket, on the very Python that will run it there: `node pocket.js JOBS`. JOBS is a file of JSON:
// a list of archives, each `{"out": file, "files": {name in the archive: source}, "library": patterns of what is left out}`.
// The archives are not compressed inside, so that they are compressed the better as a whole.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const HOME = dirname(fileURLToPath(import.meta.resolve('pyodide')));
const COMPILE = `
import io, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

class Archive:
    def __init__(self):
        self.file = io.BytesIO()
        self.zip = zipfile.ZipFile(self.file, "w")

    def add(self, name, data):
        if name.endswith(".py"):
            code = compile(data, name, "exec", dont_inherit=True, optimize=2)
            name, data = name + "c", bytes(_code_to_hash_pyc(code, bytes(8), False))
        self.zip.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), data)

    def add_zip(self, data, wanted):
        with zipfile.ZipFile(io.BytesIO(data)) as other:
            for name in sorted(other.namelist()):
                if not name.endswith("/") and wanted(name):
                    self.add(name, other.read(name))

    def close(self):
        self.zip.close()
        return self.file.getvalue()
Archive
`;

const python = await loadPyodide();
const Archive = python.runPython(COMPILE);
const read = python.runPython('lambda: open("/file", "rb").read()');
const bytes = (file) => {
  python.FS.writeFile('/file', readFileSync(file));
  return read();
};

for (const { out, files, library } of JSON.parse(readFileSync(process.argv[2], 'utf8'))) {
  const archive = Archive();
  if (library) {
    const left = new RegExp(`^(${library.join('|')})(/|\\.py$)`);
    const wanted = (name) => !left.test(name);
    archive.add_zip(bytes(join(HOME, 'python_stdlib.zip')), wanted);
  }
  for (const [name, source] of Object.entries(files ?? {})) archive.add(name, bytes(source));
  writeFileSync(out, archive.close().toJs());
}
