import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { codeOf, reasonOf } from '@pasal/core/errors/error-code';
import { OperatorError } from './operator-error';

/** A file of an archive while it is read; its content must be read before the next one. */
export interface ArchiveEntry {
  name: string;
  size: number;
  content: AsyncIterable<Buffer>;
}

function unreadable(file: string, error: unknown): OperatorError {
  if (codeOf(error) === 'ENOENT') return new OperatorError(`There is no file ${file}.`);
  return new OperatorError(`${file} is damaged or no backup of a shop (${reasonOf(error)}).`);
}

/** Bytes of one file; what is wrong with the archive is said as an operator understands it. */
async function* contentOf(entry: AsyncIterable<unknown>, file: string): AsyncGenerator<Buffer> {
  // Not `for await`: who leaves it early would end the whole archive.
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
 * The files of a gzipped tar file, one after the other. What is not read of one is passed over.
 * @throws OperatorError when there is no such file, or it is damaged or cut off
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const entries = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), entries);
  // Whoever takes the entries hears of it.
  reading.catch(() => undefined);
  try {
    for await (const entry of entries) {
      const { name, size } = entry.header;
      yield { name, size, content: contentOf(entry, file) };
      entry.resume();
    }
    // To the end, so that the compression's own checksum is verified.
    await reading;
  } catch (error) {
    throw unreadable(file, error);
  } finally {
    entries.destroy();
  }
}

/** A small file's text. */
export async function textOf({ content }: ArchiveEntry): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}
