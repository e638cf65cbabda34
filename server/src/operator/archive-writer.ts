import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { codeOf } from '../errors/error-code';
import { OperatorError } from './operator-error';
import { BLOCK, paddingOf, tarHeader } from './tar-format';

/** A file inside an archive, as it was written. */
export interface ArchivedFile {
  name: string;
  size: number;
  sha256: string;
}

export interface ArchiveWriter {
  /** Every file so far, in order. */
  readonly files: readonly ArchivedFile[];
  addText(name: string, text: string): Promise<void>;
  /** @throws Error when the stream does not have `size` bytes */
  addStream(name: string, size: number, content: AsyncIterable<Buffer>): Promise<void>;
  /** Puts the whole file in its place. */
  finish(): Promise<void>;
  /** Leaves nothing behind. */
  discard(): Promise<void>;
}

async function openNew(file: string) {
  try {
    // Nobody but the owner: it holds customers' names and password hashes.
    return await open(file, 'wx', 0o600);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new OperatorError(`${file} exists already.`);
    throw new OperatorError(`${file} cannot be written (${codeOf(error) ?? 'unknown reason'}).`);
  }
}

/**
 * Writes a gzipped tar file. It bears its name only when it is whole and on the disk.
 * @throws OperatorError when the file exists or cannot be written
 */
export async function createArchive(file: string): Promise<ArchiveWriter> {
  await (await openNew(file)).close();
  const draft = `${file}.part`;
  const gzip = createGzip();
  const output = createWriteStream(draft, { mode: 0o600, flush: true });
  gzip.pipe(output);
  const written = finished(output);
  // Whoever awaits it hears of it; until then it must not end the process.
  written.catch(() => undefined);
  const files: ArchivedFile[] = [];

  async function write(chunk: Buffer): Promise<void> {
    if (output.errored) throw output.errored;
    if (!gzip.write(chunk)) await Promise.race([once(gzip, 'drain'), written]);
  }

  async function add(name: string, size: number, content: AsyncIterable<Buffer> | Buffer[]) {
    const hash = createHash('sha256');
    let seen = 0;
    await write(tarHeader({ name, size }));
    for await (const chunk of content) {
      seen += chunk.length;
      hash.update(chunk);
      await write(chunk);
    }
    if (seen !== size) throw new Error(`${name} changed while it was copied`);
    await write(Buffer.alloc(paddingOf(size)));
    files.push({ name, size, sha256: hash.digest('hex') });
  }

  return {
    files,
    addText: (name, text) => {
      const content = Buffer.from(text);
      return add(name, content.length, [content]);
    },
    addStream: (name, size, content) => add(name, size, content),
    async finish() {
      gzip.end(Buffer.alloc(2 * BLOCK));
      await written;
      await rename(draft, file);
    },
    async discard() {
      gzip.destroy();
      output.destroy();
      await written.catch(() => undefined);
      await rm(draft, { force: true });
      await rm(file, { force: true });
    },
  };
}
