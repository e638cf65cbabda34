import { readFileSync } from 'node:fs';
import path from 'node:path';
import { archiveOf } from '../release/archive.mjs';

/**
 * @import { ReleaseRecord } from '@pasal/platform/contract/release'
 * @import { Remote } from './remote.mjs'
 */

/**
 * Packs a release into one file: its record, and the files listed there.
 * @param {Pick<Remote, 'directory' | 'version'>} remote
 * @param {ReleaseRecord} record
 */
export function packRelease({ directory, version }, record) {
  const folder = path.join(directory, 'dist', version);
  const listed = Object.keys({ ...record.integrity, ...record.maps });
  const built = [record, ...Object.values(record.languages ?? {})];
  const server = built.flatMap((each) => each.server?.file ?? []);
  const names = [...new Set(['release.json', ...listed, ...server])];
  return archiveOf(new Map(names.map((name) => [name, readFileSync(path.join(folder, name))])));
}
