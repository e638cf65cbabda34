/**
 * Checks the version of `@pasal/shared` against its exports. `shared/names.json` has the names of its last version:
 * new ones go into the next version, a removed one needs a new major. `npm run release:shared` makes that version and
 * its entry in `shared/CHANGELOG.md`; `--check` fails when a name was removed, and when the check itself no longer
 * works.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { goneSince, namesNow, newSince, nextVersion, readRecord, RECORD } from './shared-names.mjs';
import { writeChangelog } from './shared-changelog.mjs';
import { root } from './workspaces.mjs';

/** @import { Named } from './shared-names.mjs' */

const PACKAGE = path.join(root, 'shared/package.json');
const LOCK = path.join(root, 'package-lock.json');
/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
/**
 * @param {string} file
 * @param {object} value
 */
const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const MAJOR = '--major';
const shared = read(PACKAGE);
const names = await namesNow(shared);
const record = readRecord();

/**
 * Returns why a tree with these names may not follow the recorded version.
 * @param {Named} known
 * @param {Named['names']} now
 */
function complaintsOf(known, now) {
  const gone = goneSince(known, now);
  if (gone.length === 0) return [];
  return [
    `${gone.join(', ')}: gone since ${known.version}, which teams build on. Keep it, or declare a new major version: npm run release:shared -- ${MAJOR}`,
  ];
}

function check() {
  const complaints = complaintsOf(record, names);
  if (record.version !== shared.version) {
    complaints.push(
      `It has the names of ${record.version}, shared/package.json is ${shared.version}: a version is made by npm run release:shared.`,
    );
  }
  const planted = { ...names, './planted': ['gone'] };
  const bites = complaintsOf({ version: '1.0.0', names: planted }, names).length;
  if (bites !== 1) complaints.push('A name planted in it was not found.');
  return complaints;
}

function release() {
  const complaints = process.argv.includes(MAJOR) ? [] : complaintsOf(record, names);
  const version = nextVersion(record, names);
  if (complaints.length > 0) return complaints;
  if (version === record.version) return [`Nothing is new since ${version}.`];
  const lock = read(LOCK);
  lock.packages.shared.version = version;
  write(LOCK, lock);
  write(PACKAGE, { ...shared, version });
  write(RECORD, { version, names });
  const [came, gone] = [newSince(record, names), goneSince(record, names)];
  writeChangelog({ version, day: new Date().toISOString().slice(0, 10), came, gone });
  console.log(
    `@pasal/shared ${version}: ${came.length} names more than ${record.version}, ${gone.length} fewer.`,
  );
  return [];
}

const complaints = process.argv.includes('--check') ? check() : release();
for (const complaint of complaints) console.error(`shared/names.json: ${complaint}`);
process.exitCode = complaints.length === 0 ? 0 : 1;
