import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { codeOf, reasonOf } from '@pasal/core/errors/error-code';
import type { ArchivedFile } from './backup-format';
import { OperatorError } from './operator-error';
import { encrypted } from '../backup/encryption';
import { recipientsFor, storedBackup, type StoredBackup } from './stored-backup';

/** A fixed time, so that two backups of the same content only differ in their metadata. */
const NO_TIME = new Date(0);

export interface ArchiveWriter {
  /** Every file so far, in order. */
  readonly files: readonly ArchivedFile[];
  addText(name: string, text: string): Promise<void>;
  /** @throws Error if the stream does not have `size` bytes */
  addStream(name: string, size: number, content: AsyncIterable<Buffer> | Buffer[]): Promise<void>;
  /** Renames the complete file to its final name. */
  finish(): Promise<void>;
  /** Deletes everything written. */
  discard(): Promise<void>;
}

async function openNew(file: string) {
  try {
    // Only readable by the owner: it contains customers' names and password hashes.
    return await open(file, 'wx', 0o600);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new OperatorError(`${file} exists already.`);
    throw new OperatorError(`${file} cannot be written (${codeOf(error) ?? 'unknown reason'}).`);
  }
}

/** The destination of an archive's bytes. */
interface Target {
  write(packed: Pack): Promise<void>;
  /** Renames the complete file to its final name. */
  finish(): Promise<void>;
  discard(): Promise<void>;
}

/** A transformation of the archive's bytes. */
type Wrapping = (content: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

/** Encrypts for the recipients; without any, the bytes are unchanged. */
const wrappedFor =
  (recipients: readonly string[]): Wrapping =>
  (content) =>
    recipients.length === 0 ? content : encrypted(content, recipients);

async function targetOnDisk(file: string): Promise<Target> {
  const wrap = wrappedFor(recipientsFor(file));
  await (await openNew(file)).close();
  const draft = `${file}.part`;
  const output = createWriteStream(draft, { mode: 0o600, flush: true });
  return {
    write: (packed) => pipeline(packed, createGzip(), wrap, output),
    finish: () => rename(draft, file),
    async discard() {
      await rm(draft, { force: true });
      await rm(file, { force: true });
    },
  };
}

/** A store only has a file once it is complete, so it needs no draft. */
async function targetInStore({ files, key, recipients }: StoredBackup): Promise<Target> {
  if ((await files.head(key)) !== null) {
    throw new OperatorError(`${files.place}/${key} exists already.`);
  }
  return {
    write: (packed) =>
      pipeline(packed, createGzip(), (content: AsyncIterable<Buffer>) =>
        files.put(key, wrappedFor(recipients)(content)),
      ),
    finish: async () => undefined,
    // Next to nothing was written; the original error is more useful.
    discard: () => files.delete(key).catch(() => undefined),
  };
}

async function targetOf(file: string | StoredBackup): Promise<Target> {
  if (typeof file !== 'string') return targetInStore(file);
  const stored = storedBackup(file);
  if (stored === null) return targetOnDisk(file);
  return targetInStore({ ...stored, recipients: recipientsFor(stored.key) });
}

/**
 * Writes a gzipped tar file to disk or a store, encrypted if its name ends in `.age`. It only gets its name when it is complete.
 * @throws OperatorError if the file exists or cannot be written
 */
export async function createArchive(
  file: string | StoredBackup,
  signal?: AbortSignal,
): Promise<ArchiveWriter> {
  const target = await targetOf(file);
  const packed = pack();
  const stop = () => packed.destroy(new Error('it was told to stop'));
  signal?.addEventListener('abort', stop);
  let failure: Error | undefined;
  const written = target.write(packed);
  // The caller that awaits it gets this error; until then it must not end the process.
  written.catch((error: unknown) => {
    failure = error instanceof Error ? error : new Error(reasonOf(error));
  });
  const files: ArchivedFile[] = [];

  /** Waits for an event of one file, or for the end of the archive. */
  async function happens(
    entry: ReturnType<Pack['entry']>,
    event: 'drain' | 'finish',
  ): Promise<void> {
    await Promise.race([once(entry, event), written]).catch((error: unknown) => {
      // The error of the whole output is more useful than that of this part.
      throw failure ?? error;
    });
  }

  async function add(name: string, size: number, content: AsyncIterable<Buffer> | Buffer[]) {
    const hash = createHash('sha256');
    let seen = 0;
    const entry = packed.entry({ name, size, mode: 0o600, mtime: NO_TIME });
    // The stream `written` reports this error as well.
    entry.on('error', () => undefined);
    for await (const chunk of content) {
      if (failure !== undefined) throw failure;
      seen += chunk.length;
      hash.update(chunk);
      if (!entry.write(chunk)) await happens(entry, 'drain');
    }
    if (seen !== size) throw new Error(`${name} changed while it was copied`);
    entry.end(null);
    await happens(entry, 'finish');
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
      packed.finalize();
      await written;
      signal?.removeEventListener('abort', stop);
      await target.finish();
    },
    async discard() {
      signal?.removeEventListener('abort', stop);
      packed.destroy();
      await written.catch(() => undefined);
      await target.discard();
    },
  };
}
