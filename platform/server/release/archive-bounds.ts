import { Transform, type TransformCallback } from 'node:stream';

const BLOCK = 512;
const EMPTY_BLOCK = Buffer.alloc(BLOCK);
/** Where a tar header has the file's size and type. */
const SIZE = [124, 136] as const;
const KIND = 156;
/** Header types that only extend the next one: tools write short ones. */
const EXTENDED = new Set(['x', 'g', 'L', 'K']);
const MOST_EXTENDED = 2048;

interface Bounds {
  /** Maximum total bytes, including headers and anything after the last file. */
  bytes: number;
  /** Maximum number of headers, of files and of extensions. */
  heads: number;
  /** Makes the error for an archive that exceeds them. */
  refuse: (reason: 'bytes' | 'heads' | 'form') => Error;
}

/**
 * Passes a tar file through as long as it stays within bounds. The reader behind it would process everything after
 * the last file, and headers of any length, which cost far more than their compressed size suggests.
 */
export class ArchiveBounds extends Transform {
  /** Bytes received so far. */
  seen = 0;
  #heads = 0;
  /** Bytes until the next header. */
  #left = 0;
  #head: Buffer[] = [];
  /** The text of an extended header, while it arrives. */
  #extended: Buffer[] | null = null;
  readonly #bounds: Bounds;

  constructor(bounds: Bounds) {
    super();
    this.#bounds = bounds;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.seen += chunk.length;
    try {
      if (this.seen > this.#bounds.bytes) throw this.#bounds.refuse('bytes');
      this.#walk(chunk);
    } catch (error) {
      done(error as Error);
      return;
    }
    done(null, chunk);
  }

  #walk(chunk: Buffer): void {
    for (let at = 0; at < chunk.length;) {
      const wanted = this.#left > 0 ? this.#left : BLOCK - lengthOf(this.#head);
      const part = chunk.subarray(at, at + wanted);
      at += part.length;
      if (this.#left > 0) this.#pass(part);
      else this.#collect(part);
    }
  }

  #pass(part: Buffer): void {
    this.#left -= part.length;
    this.#extended?.push(part);
    if (this.#left > 0 || this.#extended === null) return;
    // It would override the size in the next file's header.
    if (Buffer.concat(this.#extended).includes('size=')) throw this.#bounds.refuse('form');
    this.#extended = null;
  }

  #collect(part: Buffer): void {
    this.#head.push(part);
    if (lengthOf(this.#head) < BLOCK) return;
    const head = Buffer.concat(this.#head);
    this.#head = [];
    if (!head.equals(EMPTY_BLOCK)) this.#begin(head);
  }

  #begin(head: Buffer): void {
    this.#heads += 1;
    if (this.#heads > this.#bounds.heads) throw this.#bounds.refuse('heads');
    const digits = /^([0-7]{1,12})[\0 ]*$/.exec(head.toString('latin1', ...SIZE))?.[1];
    if (digits === undefined) throw this.#bounds.refuse('form');
    const size = Number.parseInt(digits, 8);
    if (EXTENDED.has(String.fromCodePoint(head[KIND] ?? 0))) {
      if (size > MOST_EXTENDED) throw this.#bounds.refuse('form');
      this.#extended = [];
    }
    this.#left = Math.ceil(size / BLOCK) * BLOCK;
    if (this.#left === 0) this.#extended = null;
  }
}

const lengthOf = (parts: readonly Buffer[]) =>
  parts.reduce((total, part) => total + part.length, 0);
