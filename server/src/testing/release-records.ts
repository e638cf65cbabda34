import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseRecord } from '@pasal/shared/contracts';

/** A hash in the right format, of no file. */
export const anyHash = (letter = 'a') => `sha384-${letter.repeat(64)}`;

/** Makes a record as a build writes it: the catalogue's, with the test's own values. */
export function releaseRecord(parts: Partial<ReleaseRecord> = {}): ReleaseRecord {
  return {
    name: 'catalog',
    title: 'the catalogue',
    version: '1.0',
    commit: null,
    integrity: { 'remoteEntry.js': anyHash() },
    start: ['remoteEntry.js'],
    bytes: 1000,
    pages: {},
    slots: {},
    routes: [],
    uses: {},
    provides: {},
    calls: [],
    contract: { version: '1.0.0', digest: 'a' },
    server: null,
    ...parts,
  };
}

/** The Nepali part of a record, where only its title differs. */
export function inNepali(
  title: string,
  { start, bytes, pages, slots, routes, server }: ReleaseRecord = releaseRecord(),
): Pick<ReleaseRecord, 'languages'> {
  return { languages: { ne: { title, start, bytes, pages, slots, routes, server } } };
}

/** Puts a build below a project's root as `npm run build` does: each file contains its own name. */
export function putBuild(root: string, record: ReleaseRecord): void {
  const workspace = record.name === 'host' ? 'host' : `remote-${record.name}`;
  const dist = path.join(root, workspace, 'dist');
  mkdirSync(path.join(dist, record.version), { recursive: true });
  for (const file of Object.keys(record.integrity)) {
    writeFileSync(path.join(dist, record.version, file), `'${file}'`);
  }
  for (const folder of [path.join(dist, record.version), dist]) {
    writeFileSync(path.join(folder, 'release.json'), JSON.stringify(record));
  }
}
