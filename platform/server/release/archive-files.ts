import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Extract } from 'tar-stream';
import { checkRelease } from '../../contract/calls/release.shapes';
import { DomainError, invalid } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import { ArchiveBounds } from './archive-bounds';
import * as messages from './archive-messages';

/** The record's name in an archive. */
export const RECORD = 'release.json';
/** Maximum number of files of a release, and maximum total size when unpacked. */
const MOST_FILES = 500;
const MOST_BYTES = 60 * 1024 * 1024;
/** Bytes allowed in addition to the files: headers, padding, and what tools write after the last one. */
const MOST_AROUND = 1024 * 1024;
/** The same limit as for a record that is only checked. */
const MOST_RECORD = checkRelease.bodyLimit;
/** Bytes processed per turn of the event loop. */
const PIECE = 64 * 1024;
const FILE_NAME = /^[@A-Za-z0-9_-][A-Za-z0-9._-]{0,119}$/;
/** The file types a browser loads and their source maps, the build that renders on the server, and what the federation's tools read. */
const EXTENSION =
  /\.(?:js|js\.map|css|svg|png|webp|avif|woff2|txt|cjs)$|^(?:mf-manifest\.json|@mf-types\.(?:zip|d\.ts))$/;

/** A file of an archive, with the hash its record must have for it. */
export interface ArchiveFile {
  bytes: Buffer;
  integrity: string;
}

type Entry = Extract extends AsyncIterable<infer Each> ? Each : never;

/** The error for a rejected archive. */
export const refuse = (message: Wording) => invalid(message, { path: 'body', message });

const unreadable = () => refuse(messages.unreadable);
const REFUSALS = {
  bytes: () => refuse(messages.tooLarge),
  heads: () => refuse(messages.tooManyFiles(MOST_FILES)),
  form: unreadable,
};

function checkHead({ name, type, size = 0 }: Entry['header']): void {
  if (type !== 'file') throw refuse(messages.notPlainFile(name));
  if (!FILE_NAME.test(name)) throw refuse(messages.badFileName(name));
  if (name !== RECORD && !EXTENSION.test(name)) {
    throw refuse(messages.badExtension(name));
  }
  if (name === RECORD && size > MOST_RECORD) {
    throw refuse(messages.recordTooLarge(RECORD, MOST_RECORD / 1024));
  }
}

async function readFile(entry: Entry): Promise<ArchiveFile> {
  const hash = createHash('sha384');
  const parts: Buffer[] = [];
  for await (const part of entry as AsyncIterable<Buffer>) {
    hash.update(part);
    parts.push(part);
  }
  return { bytes: Buffer.concat(parts), integrity: `sha384-${hash.digest('base64')}` };
}

async function readFiles(entries: AsyncIterable<Entry>): Promise<Map<string, ArchiveFile>> {
  const files = new Map<string, ArchiveFile>();
  let bytes = 0;
  for await (const entry of entries) {
    const { name, size = 0 } = entry.header;
    checkHead(entry.header);
    if (files.has(name)) throw refuse(messages.isTwice(name));
    if (files.size === MOST_FILES) throw REFUSALS.heads();
    bytes += size;
    if (bytes > MOST_BYTES) throw REFUSALS.bytes();
    files.set(name, await readFile(entry));
  }
  return files;
}

/** The archive in chunks, each added to its digest. */
function* piecesOf(archive: Buffer, digest: Hash): Generator<Buffer> {
  for (let at = 0; at < archive.length; at += PIECE) {
    const piece = archive.subarray(at, at + PIECE);
    digest.update(piece);
    yield piece;
  }
}

/**
 * Picks the cause among several failures: a bad entry also aborts the unpacking, and vice versa; our own error is
 * more informative.
 */
function reasonAmong(results: readonly PromiseSettledResult<unknown>[]): DomainError | undefined {
  const reasons = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (reasons.length === 0) return undefined;
  return reasons.find((reason) => reason instanceof DomainError) ?? unreadable();
}

/**
 * Reads all files of an untrusted archive, in memory only. The cost is limited to that of the largest release,
 * whatever the input, and it yields to other work.
 * @throws VALIDATION with what is wrong
 */
export async function readArchiveFiles(archive: Buffer) {
  const digest = createHash('sha256');
  const entries = extract();
  const bounds = new ArchiveBounds({
    bytes: MOST_BYTES + MOST_AROUND,
    // One for a file, and one that a tool may write before it.
    heads: 2 * (MOST_FILES + 1),
    refuse: (reason) => REFUSALS[reason](),
  });
  const [read, unpacked] = await Promise.allSettled([
    readFiles(entries),
    pipeline(
      Readable.from(piecesOf(archive, digest)),
      createGunzip({ chunkSize: PIECE }),
      bounds,
      entries,
    ),
  ]);
  const reason = reasonAmong([read, unpacked]);
  if (reason !== undefined || read.status === 'rejected') throw reason ?? unreadable();
  return { files: read.value, digest: digest.digest('hex') };
}
