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

/** A file of an archive while it is read; its content must be read before the next one. */
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

/** @throws OperatorError when a store has no such file */
async function openStored(file: string): Promise<Readable> {
  const stored = storedBackup(file);
  if (stored === null) return createReadStream(file);
  const found = await stored.files.get(stored.key);
  if (found === null) throw new OperatorError(`There is no file ${file}.`);
  return Readable.from(found.content, { objectMode: false });
}

/** @throws OperatorError when it is encrypted and there is no key */
async function open(file: string): Promise<Readable> {
  if (!isEncrypted(file)) return openStored(file);
  const keys = await readIdentities(process.env);
  return Readable.from(decrypted(await openStored(file), keys), { objectMode: false });
}

/** Reads the bytes of one file; turns an error of the archive into one for an operator. */
async function* contentOf(entry: AsyncIterable<unknown>, file: string): AsyncGenerator<Buffer> {
  // This is not `for await`: leaving one early would end the whole archive.
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
 * Reads the files of a gzipped tar file, of a disk or an object store, one after the other, by the owner's key where it
 * is encrypted. It skips bytes that the caller does not read.
 * @throws OperatorError when there is no such file or no key that fits, or it is damaged or cut off
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const entries = extract();
  const reading = pipeline(await open(file), createGunzip(), entries);
  // The caller that takes the entries gets this error.
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
