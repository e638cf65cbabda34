import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, gzipSync } from 'node:zlib';
import { Value } from '@sinclair/typebox/value';
import { extract, pack } from 'tar-stream';
import { ReleaseRecord } from '@pasal/shared/contracts';
import { DomainError, invalid } from '../../errors/domain-error';

/** The record's name in an archive. */
const RECORD = 'release.json';
/** Most files of a release, and most bytes of all of them unpacked. */
const MOST_FILES = 500;
const MOST_BYTES = 60 * 1024 * 1024;
const FILE_NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,119}$/;
/** What a browser loads of a release, and the build that renders on the server. */
const EXTENSION = /\.(?:js|css|svg|png|webp|avif|woff2|txt|cjs)$/;

/** A release as it was packed: its record, and its files by name. */
export interface Unpacked {
  record: ReleaseRecord;
  files: Map<string, Buffer>;
}

const refuse = (message: string) => invalid(message, { path: 'body', message });
const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

function checkEntry(name: string, type: string | null | undefined): void {
  if (type !== 'file') throw refuse(`${name} is not a plain file.`);
  if (!FILE_NAME.test(name)) throw refuse(`${name} is no name a file of a release may have.`);
  if (name !== RECORD && !EXTENSION.test(name)) {
    throw refuse(`${name} has an extension no file of a release may have.`);
  }
}

/** Every file of the archive, none of them anywhere but in memory. */
async function filesOf(archive: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const reader = extract();
  let bytes = 0;
  const reading = (async () => {
    for await (const entry of reader) {
      const { name, type } = entry.header;
      checkEntry(name, type);
      if (files.has(name)) throw refuse(`${name} is in the archive twice.`);
      if (files.size === MOST_FILES) throw refuse(`A release has ${MOST_FILES} files at most.`);
      const parts: Buffer[] = [];
      for await (const part of entry as AsyncIterable<Buffer>) {
        bytes += part.length;
        if (bytes > MOST_BYTES) throw refuse('The release is too large once it is unpacked.');
        parts.push(part);
      }
      files.set(name, Buffer.concat(parts));
    }
  })();
  const unpacking = pipeline(Readable.from([archive]), createGunzip(), reader);
  const [read, unpacked] = await Promise.allSettled([reading, unpacking]);
  // What is wrong with an entry also ends the unpacking; the entry's own words say more.
  if (read.status === 'rejected' && read.reason instanceof DomainError) throw read.reason;
  if ([read, unpacked].some(({ status }) => status === 'rejected')) {
    throw refuse('The archive cannot be read.');
  }
  return files;
}

function recordIn(files: Map<string, Buffer>): ReleaseRecord {
  const text = files.get(RECORD)?.toString();
  if (text === undefined) throw refuse(`The archive has no ${RECORD}.`);
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    throw refuse(`${RECORD} is not JSON.`);
  }
  if (Value.Check(ReleaseRecord, record)) return record;
  const [first] = Value.Errors(ReleaseRecord, record);
  throw refuse(`${RECORD}: ${first?.path ?? ''} ${first?.message ?? 'is not a record'}`);
}

/** What a record says each file must be. */
function hashesIn({ integrity, server }: ReleaseRecord): [string, string][] {
  return [
    ...Object.entries(integrity),
    ...(server ? [[server.file, server.integrity] as const] : []),
  ].map(([file, hash]) => [file, hash]);
}

/**
 * Reads an archive that anybody may have made: plain files only, each with a name, an extension and
 * exactly the bytes its record says, and nothing else in it.
 * @throws VALIDATION with what is wrong
 */
export async function readArchive(archive: Buffer): Promise<Unpacked> {
  const files = await filesOf(archive);
  const record = recordIn(files);
  files.delete(RECORD);
  const hashes = new Map(hashesIn(record));
  for (const [file, hash] of hashes) {
    const bytes = files.get(file);
    if (!bytes) throw refuse(`${file} is in the record but not in the archive.`);
    if (sha384(bytes) !== hash) throw refuse(`${file} is not what the record says.`);
  }
  const stray = [...files.keys()].find((file) => !hashes.has(file));
  if (stray !== undefined) throw refuse(`${stray} is in the archive but not in the record.`);
  return { record, files };
}

/** Packs a release; the same files make the same bytes. */
export async function packArchive({ record, files }: Unpacked): Promise<Buffer> {
  const tar = pack();
  const whole = new Map([[RECORD, Buffer.from(JSON.stringify(record))], ...files]);
  for (const name of [...whole.keys()].toSorted()) {
    tar.entry({ name, mtime: new Date(0), mode: 0o644 }, whole.get(name) ?? Buffer.alloc(0));
  }
  tar.finalize();
  const parts: Buffer[] = [];
  for await (const part of tar as AsyncIterable<Buffer>) parts.push(part);
  return gzipSync(Buffer.concat(parts), { level: 9 });
}

export const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
