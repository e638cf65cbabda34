import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { sharedFromSource } from './from-source.mjs';
import { root } from './workspaces.mjs';

/** @typedef {{ version: string, names: Record<string, string[]> }} Named the names of a version of shared, part by part */

/** The exports of the last version of shared, part by part. */
export const RECORD = path.join(root, 'shared/names.json');
/** @returns {Named} */
export const readRecord = () => JSON.parse(readFileSync(RECORD, 'utf8'));

/**
 * Reads every name that each part of shared exports, except for tests.
 * @param {{ exports: Record<string, string> }} description
 * @returns {Promise<Named['names']>}
 */
export async function namesNow({ exports }) {
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
      return [part, (output?.exports ?? []).toSorted()];
    }),
  );
  return Object.fromEntries(names);
}

/** @param {Named['names']} names */
const flat = (names) =>
  Object.entries(names).flatMap(([part, each]) => each.map((name) => `${part} ${name}`));
/**
 * @param {Named['names']} names
 * @param {Named['names']} others
 */
const without = (names, others) => {
  const left = new Set(flat(others));
  return flat(names).filter((name) => !left.has(name));
};

/**
 * Returns names that were removed since the recorded version, which teams may use.
 * @param {Named} record
 * @param {Named['names']} names
 */
export const goneSince = (record, names) => without(record.names, names);
/**
 * Returns names that no version has yet: they are no promise to teams.
 * @param {Named} record
 * @param {Named['names']} names
 */
export const newSince = (record, names) => without(names, record.names);

/**
 * Returns the next version, by the added and removed names; the same one if there are none.
 * @param {Named} record
 * @param {Named['names']} names
 */
export function nextVersion(record, names) {
  const [major = 0, minor = 0] = record.version.split('.').map(Number);
  if (goneSince(record, names).length > 0) return `${major + 1}.0.0`;
  return newSince(record, names).length > 0 ? `${major}.${minor + 1}.0` : record.version;
}
