import {
  access,
  constants,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { makeFolders } from '../data-directory/data-directory';
import { codeOf } from '../errors/error-code';
import type { ListedFile, ServedFiles, StoredFile } from './files';
import { missingFile } from './files-away';
import { makeFolderIn, makeFoldersOf } from './make-folder-in';
import { sweepScratch } from './scratch-folder';
import { writeByDraft } from './write-draft';

/** The folder of files not yet accepted. */
const INCOMING = '.incoming';
/** Folders of work in progress: they contain no files of the shop. */
const AT_WORK = new Set([INCOMING, '.restoring']);
/** Only the shop's own user may read files that came from outside. */
const PRIVATE = 0o700;

const nullIfMissing = (error: unknown): null => {
  if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return null;
  throw error;
};

/** The path of a file below `root`; null if missing, or if a link leads out of the folder. */
async function pathIn(root: string, key: string): Promise<string | null> {
  try {
    const file = await realpath(join(root, key));
    return file.startsWith((await realpath(root)) + sep) ? file : null;
  } catch {
    return null;
  }
}

async function* listFolder(root: string, folder: string): AsyncGenerator<ListedFile> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(nullIfMissing);
  for (const entry of entries ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (folder !== root || !AT_WORK.has(entry.name)) yield* listFolder(root, path);
    } else if (entry.isFile() && !entry.name.endsWith('.part')) {
      // A server may have removed it since.
      const facts = await stat(path).catch(nullIfMissing);
      const key = relative(root, path).split(sep).join('/');
      if (facts) yield { key, size: facts.size, modified: facts.mtime };
    }
  }
}

async function openFile(path: string): Promise<StoredFile | null> {
  const handle = await open(path).catch(nullIfMissing);
  if (handle === null) return null;
  const { size } = await handle.stat();
  return { size, content: handle.createReadStream() };
}

/** Files in a folder on a disk, which is never recreated here: it may be an unmounted volume. */
export function diskFiles(root: string): ServedFiles {
  const scratch = () => makeFolderIn(root, INCOMING, PRIVATE);
  return {
    place: root,
    async put(key, content) {
      const folder = await scratch();
      await makeFoldersOf(root, key);
      await writeByDraft(folder, join(root, key), content);
    },
    get: (key) => openFile(join(root, key)),
    async head(key) {
      const facts = await stat(join(root, key)).catch(nullIfMissing);
      return facts?.isFile() ? { size: facts.size, modified: facts.mtime } : null;
    },
    delete: (key) => rm(join(root, key), { force: true }),
    async *list(prefix = '') {
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      for await (const file of listFolder(root, join(root, folder))) {
        if (file.key.startsWith(prefix)) yield file;
      }
    },
    read: (key) => readFile(join(root, key)).catch(nullIfMissing),
    async local(key, task) {
      const file = await pathIn(root, key);
      if (file === null) throw missingFile(key);
      return task(file);
    },
    async stampOf(key) {
      const file = await pathIn(root, key);
      const facts = file === null ? null : await stat(file).catch(nullIfMissing);
      return facts === null ? null : `${facts.size}\n${facts.mtimeMs}`;
    },
    async take(key, file) {
      await makeFoldersOf(root, key);
      await rename(file, join(root, key));
    },
    prepare: () => makeFolders(root),
    canWrite: () =>
      access(root, constants.W_OK).then(
        () => true,
        () => false,
      ),
    workFolder: root,
    scratch,
    tidy: () => sweepScratch(join(root, INCOMING)),
  };
}
