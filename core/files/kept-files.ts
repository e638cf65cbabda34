import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { readWhole, type Files, type ServedFiles } from './files';
import { missingFile, WrongBytesError } from './files-away';
import { localCopies } from './local-copies';

/** Maximum bytes of cached copies on this machine. */
const MOST_KEPT = 1024 * 1024 * 1024;
/** Attempts to read a file whose content does not match what was stored. */
const TRIES = 2;

async function fetchFile(files: Files, key: string): Promise<Buffer | null> {
  for (let at = 1; ; at += 1) {
    try {
      return await readWhole(files, key);
    } catch (error) {
      if (at === TRIES || !(error instanceof WrongBytesError)) throw error;
    }
  }
}

/**
 * Files of an object store, with cached copies of those read often: their pages need no store. A key's content never
 * changes, so a copy stays valid for ever.
 * @param folder this server's own; it may be deleted at any time
 */
export function keptFiles(files: Files, folder: string, mostKept = MOST_KEPT): ServedFiles {
  const copies = localCopies(folder);
  const underWay = new Map<string, Promise<Buffer | null>>();

  async function fetchAndKeep(key: string): Promise<Buffer | null> {
    const bytes = await fetchFile(files, key);
    if (bytes) await copies.keep(key, bytes);
    return bytes;
  }

  async function read(key: string): Promise<Buffer | null> {
    const copy = await copies.read(key);
    if (copy !== null) return copy;
    const running = underWay.get(key) ?? fetchAndKeep(key).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  }

  return {
    ...files,
    async put(key, content) {
      await copies.forget(key);
      await files.put(key, content);
      if (Buffer.isBuffer(content)) await copies.keep(key, content);
    },
    async delete(key) {
      await copies.forget(key);
      await files.delete(key);
    },
    read,
    async local(key, task) {
      const copy = await copies.find(key);
      if (copy !== null) return task(copy);
      const bytes = await read(key);
      if (bytes === null) throw missingFile(key);
      const kept = await copies.find(key);
      return kept === null ? copies.lend(bytes, task) : task(kept);
    },
    stampOf: async () => '',
    async take(key, file) {
      await copies.forget(key);
      await files.put(key, createReadStream(file));
      await rm(file);
    },
    // A bucket is created by its owner.
    prepare: async () => undefined,
    canWrite: async () => true,
    workFolder: folder,
    scratch: copies.scratch,
    tidy: () => copies.tidy(mostKept),
  };
}
