import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { FilesAwayError } from '@pasal/core/files/files-away';
import { codeOf, reasonOf } from '@pasal/core/errors/error-code';
import { OperatorError } from './operator-error';
import { decrypted, readIdentities } from '../backup/encryption';
import { isEncrypted, storedBackup } from './stored-backup';

/** A file of an archive during reading; its content must be consumed before the next one. */
export interface ArchiveEntry {
  name: string;
  size: number;
  content: AsyncIterable<Buffer>;
}

function unreadable(file: string, error: unknown): Error {
  if (error instanceof FilesAwayError || error instanceof OperatorError) return error;
  if (codeOf(error) === 'ENOENT') return new OperatorError(`There is no file ${file}.`);
  return new OperatorError(`${file} is damaged or isn't a backup of a shop (${reasonOf(error)}).`);
}

/** @throws OperatorError if the store has no such file */
async function openStored(file: string): Promise<Readable> {
  const stored = storedBackup(file);
  if (stored === null) return createReadStream(file);
  const found = await stored.files.get(stored.key);
  if (found === null) throw new OperatorError(`There is no file ${file}.`);
  return Readable.from(found.content, { objectMode: false });
}

/** @throws OperatorError if it is encrypted and there is no key */
async function open(file: string): Promise<Readable> {
  if (!isEncrypted(file)) return openStored(file);
  const keys = await readIdentities(process.env);
  return Readable.from(decrypted(await openStored(file), keys), { objectMode: false });
}

/** Reads the bytes of one file; converts the archive's errors into those for an operator. */
async function* contentOf(entry: AsyncIterable<unknown>, file: string): AsyncGenerator<Buffer> {
  // Not `for await`: leaving one early would end the whole archive.
  const pieces = entry[Symbol.asyncIterator]();
  try {
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) {
      yield next.value as Buffer;
    }
  } catch (error) {
    throw unreadable(file, error);
  }
}

/**
 * Reads the files of a gzipped tar file in sequence, from disk or an object store, decrypted with the owner's key if needed. Skips bytes
 * that the caller does not read.
 * @throws OperatorError if the file or a matching key does not exist, or it is damaged or truncated
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const entries = extract();
  const reading = pipeline(await open(file), createGunzip(), entries);
  // The caller that consumes the entries gets this error.
  reading.catch(() => undefined);
  try {
    for await (const entry of entries) {
      const { name, size = 0 } = entry.header;
      yield { name, size, content: contentOf(entry, file) };
      entry.resume();
    }
    // Reads to the end, so that the compression's own checksum is verified.
    await reading;
  } catch (error) {
    throw unreadable(file, error);
  } finally {
    entries.destroy();
  }
}

/** Reads the text of a small file. */
export async function textOf({ content }: ArchiveEntry): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}
