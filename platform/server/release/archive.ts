import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Value } from '@sinclair/typebox/value';
import { pack } from 'tar-stream';
import { ReleaseRecord } from '../../contract/release';
import * as messages from './archive-messages';
import { RECORD, readArchiveFiles, refuse, type ArchiveFile } from './archive-files';

/** An unpacked release: its record, and its files by name. */
export interface Unpacked {
  record: ReleaseRecord;
  files: Map<string, Buffer>;
}

/** An archive that was read and verified. */
interface ReadArchive extends Unpacked {
  /** sha256 of the archive. */
  digest: string;
}

/** Parses the record, without unknown fields. */
function recordIn(files: ReadonlyMap<string, ArchiveFile>): ReleaseRecord {
  const text = files.get(RECORD)?.bytes.toString();
  if (text === undefined) throw refuse(messages.noRecord(RECORD));
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    throw refuse(messages.noJson(RECORD));
  }
  Value.Clean(ReleaseRecord, record);
  if (Value.Check(ReleaseRecord, record)) return record;
  const [first] = Value.Errors(ReleaseRecord, record);
  throw refuse(messages.badRecord(RECORD, first?.path ?? '', first?.message));
}

/** Lists the hash of each file in the record. */
function hashesIn(record: ReleaseRecord): [string, string][] {
  const built = [record, ...Object.values(record.languages ?? {})];
  return [
    ...Object.entries(record.integrity),
    ...Object.entries(record.maps ?? {}),
    ...built.flatMap(({ server }): [string, string][] =>
      server ? [[server.file, server.integrity]] : [],
    ),
  ];
}

/**
 * Reads an untrusted archive: it may contain only plain files, each with a name, extension and content that match the
 * record.
 * @throws VALIDATION with what is wrong
 */
export async function readArchive(archive: Buffer): Promise<ReadArchive> {
  const { files: found, digest } = await readArchiveFiles(archive);
  const record = recordIn(found);
  found.delete(RECORD);
  const hashes = new Map(hashesIn(record));
  for (const [file, hash] of hashes) {
    const integrity = found.get(file)?.integrity;
    if (integrity === undefined) throw refuse(messages.notInArchive(file));
    if (integrity !== hash) throw refuse(messages.notAsRecorded(file));
  }
  const stray = [...found.keys()].find((file) => !hashes.has(file));
  if (stray !== undefined) throw refuse(messages.notInRecord(stray));
  const files = new Map([...found].map(([name, { bytes }]) => [name, bytes]));
  return { record, files, digest };
}

/** Packs a release; the same files give the same bytes. */
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
