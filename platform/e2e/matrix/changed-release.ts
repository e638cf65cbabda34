import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseRecord } from '@pasal/shared/contracts';
import type { Cell } from './cells';
import { afterEntry, type PartName } from './planted-part';

/** The files of a release that differ from its build, and a function that updates their hashes. */
export interface ChangedRelease {
  files: ReadonlyMap<string, string>;
  /** Puts the new hashes in place of the old ones. */
  renew: (text: string) => string;
}

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

export const partOf = ({ remote, place }: Cell): PartName =>
  place === 'slot'
    ? { kind: 'slots', name: remote.slot?.name ?? '' }
    : { kind: 'pages', name: remote.page.name };

/** The script of a part that no other part needs: the last one its record names. */
export function chunkOf(record: ReleaseRecord, { kind, name }: PartName): string {
  const file = record[kind][name]?.files.at(-1);
  if (file === undefined) throw new Error(`${record.name} has no ${kind} ${name}`);
  return file;
}

function replaced(text: string, pattern: RegExp, by: string): string {
  const changed = text.replaceAll(pattern, by);
  if (changed === text) throw new Error(`there is no ${pattern.source} to be replaced`);
  return changed;
}

/** Any component: a remote's record does not list its `ui` components one by one. */
const COMPONENT = '[A-Z][a-z]\\w*';

/** Replaces every name imported from shared modules by one that does not exist. */
function withoutShared(chunk: string, { uses }: ReleaseRecord): string {
  const shared = Object.entries(uses).filter(([module]) => module.startsWith('@pasal/shared/'));
  const names = shared.flatMap(([, use]) => use.names).filter((name) => name !== '*');
  const any = [...names, COMPONENT].join('|');
  return replaced(chunk, new RegExp(`\\.(${any})\\b`, 'g'), '.$1OfNobody');
}

const OTHER_MAJOR = /("@pasal\/shared\/\w+",!1,)\[1,1,\d+,\d+\]/g;
const THROWS = 'throw new Error("planted");';
const EMPTY = 'void 0;';

interface Texts {
  entry: string;
  chunk: string;
}

/** The entry and the chunk as a faulty release has them. */
function faultyTexts(cell: Cell, record: ReleaseRecord, { entry, chunk }: Texts): Texts {
  const { kind, what } = cell.fault;
  if (kind === 'entry') return { entry: what === 'throws' ? THROWS : EMPTY, chunk };
  if (kind === 'chunk') return { entry, chunk: what === 'throws' ? THROWS : EMPTY };
  if (kind === 'shared' && what === 'missing') {
    return { entry, chunk: withoutShared(chunk, record) };
  }
  if (kind === 'shared') return { entry: replaced(entry, OTHER_MAJOR, '$1[1,9,0,0]'), chunk };
  return { entry: entry + afterEntry(record.name, partOf(cell), what), chunk };
}

/** A release with the fault of a cell, out of a remote's build. */
export function changedRelease(cell: Cell, record: ReleaseRecord, folder: string): ChangedRelease {
  const [entryFile = ''] = record.start;
  const chunkFile = chunkOf(record, partOf(cell));
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const built = { entry: read(entryFile), chunk: read(chunkFile) };
  const faulty = faultyTexts(cell, record, built);
  const renewHash = (text: string, file: string, by: string) =>
    text.replaceAll(record.integrity[file] ?? '', hashOf(by));
  // The entry holds the hashes of all it loads.
  const entry = renewHash(faulty.entry, chunkFile, faulty.chunk);
  return {
    files: new Map([
      [entryFile, entry],
      [chunkFile, faulty.chunk],
    ]),
    renew: (text) => renewHash(renewHash(text, chunkFile, faulty.chunk), entryFile, entry),
  };
}
