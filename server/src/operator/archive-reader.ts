import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { codeOf, reasonOf } from '../errors/error-code';
import { OperatorError } from './operator-error';
import { BLOCK, paddingOf, readTarHeader } from './tar-format';

/** A file of an archive while it is read; its content must be read before the next one. */
export interface ArchiveEntry {
  name: string;
  size: number;
  content: AsyncIterable<Buffer>;
}

/** Bytes of a file, in the pieces that are asked for. */
class ByteReader {
  readonly #file: string;
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(file: string, source: AsyncIterable<Buffer>) {
    this.#file = file;
    this.#source = source[Symbol.asyncIterator]();
  }

  damaged(reason: string): OperatorError {
    return new OperatorError(`${this.#file} is damaged or no backup of a shop (${reason}).`);
  }

  /** The next bytes, however many; null at the end. */
  async #next(): Promise<Buffer | null> {
    try {
      const { value, done } = await this.#source.next();
      return done === true ? null : value;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') throw new OperatorError(`There is no file ${this.#file}.`);
      throw this.damaged(reasonOf(error));
    }
  }

  /** At most `size` bytes and at least one. @throws OperatorError at the end of the file */
  async some(size: number): Promise<Buffer> {
    if (this.#rest.length === 0) {
      const next = await this.#next();
      if (next === null) throw this.damaged('it ends too early');
      this.#rest = next;
    }
    const piece = this.#rest.subarray(0, size);
    this.#rest = this.#rest.subarray(piece.length);
    return piece;
  }

  async exactly(size: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.pieces(size)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  async *pieces(size: number): AsyncGenerator<Buffer> {
    for (let missing = size; missing > 0;) {
      const piece = await this.some(missing);
      missing -= piece.length;
      yield piece;
    }
  }

  /** Reads to the end, so that the compression's own checksum is verified. */
  async drain(): Promise<void> {
    while ((await this.#next()) !== null);
  }
}

function headerIn(reader: ByteReader, block: Buffer) {
  try {
    return readTarHeader(block);
  } catch (error) {
    throw reader.damaged(reasonOf(error));
  }
}

/**
 * The files of a gzipped tar file, one after the other. What is not read of one is passed over.
 * @throws OperatorError when there is no such file, or it is damaged or cut off
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const input = createReadStream(file);
  const gunzip = createGunzip();
  input.on('error', (error) => gunzip.destroy(error));
  const reader = new ByteReader(file, input.pipe(gunzip));
  try {
    for (;;) {
      const header = headerIn(reader, await reader.exactly(BLOCK));
      if (header === null) return await reader.drain();
      let read = 0;
      const content = async function* () {
        for await (const piece of reader.pieces(header.size)) {
          read += piece.length;
          yield piece;
        }
      };
      yield { ...header, content: content() };
      for await (const piece of reader.pieces(header.size - read)) read += piece.length;
      await reader.exactly(paddingOf(header.size));
    }
  } finally {
    input.destroy();
    gunzip.destroy();
  }
}

/** A small file's text. */
export async function textOf({ content }: ArchiveEntry): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}
