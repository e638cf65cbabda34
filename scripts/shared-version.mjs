/**
 * Holds the version of `@pasal/shared` to what it gives: a name that is gone needs a new major version, a
 * new one a new minor. `npm run generate` writes down the names of the version in `shared/names.json`;
 * `--check` fails when they are stale, and when the check itself no longer bites.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { sharedFromSource } from './from-source.mjs';
import { root } from './workspaces.mjs';

const FILE = path.join(root, 'shared/names.json');
const packageOf = () => JSON.parse(readFileSync(path.join(root, 'shared/package.json'), 'utf8'));

/** Every name each part of shared exports, but for its tests'. */
async function namesNow({ exports }) {
  const parts = Object.entries(exports).filter(
    ([part, file]) => part !== './testing' && typeof file === 'string' && file.endsWith('.ts'),
  );
  const names = await Promise.all(
    parts.map(async ([part, file]) => {
      const { metafile } = await build({
        entryPoints: [path.join(root, 'shared', file)],
        bundle: true,
        write: false,
        metafile: true,
        format: 'esm',
        packages: 'external',
        plugins: [sharedFromSource],
        logLevel: 'error',
      });
      const [output] = Object.values(metafile.outputs);
      return [part, output.exports.toSorted()];
    }),
  );
  return Object.fromEntries(names);
}

const flat = (names) =>
  Object.entries(names).flatMap(([part, each]) => each.map((name) => `${part} ${name}`));
const without = (names, others) => names.filter((name) => !others.includes(name));
const numbersOf = (version) => version.split('.').map(Number);

/** What the version would have to be and is not; empty when it fits. */
function complaintsOf(known, version, names) {
  const gone = without(flat(known.names), flat(names));
  const added = without(flat(names), flat(known.names));
  const [[major, minor], [wasMajor, wasMinor]] = [numbersOf(version), numbersOf(known.version)];
  if (gone.length > 0 && major <= wasMajor) {
    return [`${gone.join(', ')}: gone since ${known.version}, which needs a new major version.`];
  }
  if (added.length > 0 && major === wasMajor && minor <= wasMinor) {
    return [`${added.join(', ')}: new since ${known.version}, which needs a new minor version.`];
  }
  return [];
}

const shared = packageOf();
const names = await namesNow(shared);
const known = existsSync(FILE)
  ? JSON.parse(readFileSync(FILE, 'utf8'))
  : { version: shared.version, names };
const complaints = complaintsOf(known, shared.version, names);
const text = `${JSON.stringify({ version: shared.version, names }, null, 2)}\n`;

if (process.argv.includes('--check')) {
  const isStale = !existsSync(FILE) || JSON.stringify(known) !== JSON.stringify(JSON.parse(text));
  if (complaints.length === 0 && isStale) complaints.push('It is stale: run npm run generate.');
  const planted = { ...names, './planted': ['gone'] };
  const bites =
    complaintsOf({ version: shared.version, names: planted }, shared.version, names).length +
    complaintsOf({ version: shared.version, names }, shared.version, planted).length;
  if (bites !== 2) complaints.push('A name planted in it was not found.');
} else if (complaints.length === 0) {
  writeFileSync(FILE, text);
}
for (const complaint of complaints) console.error(`shared/names.json: ${complaint}`);
process.exitCode = complaints.length === 0 ? 0 : 1;
