/** Files that are deleted at once. */
const AT_ONCE = 16;

/** What is known of a file without its bytes. */
export interface FileFacts {
  size: number;
  modified: Date;
  /** The hash of its bytes, where it was noted when they were put. */
  sha256?: string | undefined;
}

export interface ListedFile extends FileFacts {
  key: string;
}

export interface StoredFile {
  size: number;
  /** Its bytes; fails at the end where they are not those that were stored. */
  content: AsyncIterable<Buffer>;
}

/**
 * Files of a shop by key (`products/…webp`): on a disk or in an object store. A key's bytes are there whole or
 * not at all. @throws FilesAwayError from everything here, while an object store does not answer
 */
export interface Files {
  /** Where they are, in words for an operator. */
  readonly place: string;
  put(key: string, content: Buffer | AsyncIterable<Buffer>): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  head(key: string): Promise<FileFacts | null>;
  /** A file that is not there is no mistake. */
  delete(key: string): Promise<void>;
  /** Every file whose key begins so, in no order. */
  list(prefix?: string): AsyncIterable<ListedFile>;
}

/** Files as a server uses them: what is read often, or by a program that takes a path, lies on this machine. */
export interface ServedFiles extends Files {
  /** Its bytes at once; null where there is none. */
  read(key: string): Promise<Buffer | null>;
  /** Hands `task` the file as one of this machine. @throws an error with the code `ENOENT` where there is none */
  local<Result>(key: string, task: (file: string) => Promise<Result>): Promise<Result>;
  /**
   * Changes when the file does; null where there is none. An object store is not asked: a key of it never comes
   * to mean something else.
   */
  stampOf(key: string): Promise<string | null>;
  /** Moves a file of this machine here, out of the work folder. */
  take(key: string, file: string): Promise<void>;
  /** Makes the place at the first start, where it is this shop's to make. */
  prepare(): Promise<void>;
  /** True when new files may be put, as far as this machine knows. */
  canWrite(): Promise<boolean>;
  /** A folder of this machine in which work may lie that is under way. */
  readonly workFolder: string;
  /** A folder in it for files of which it is not yet known whether they may stay. */
  scratch(): Promise<string>;
  /** Removes what servers that were killed left in it, and of copies those that are too many. */
  tidy(): Promise<void>;
}

/** Reads a file whole; null where there is none. */
export async function readWhole(files: Files, key: string): Promise<Buffer | null> {
  const found = await files.get(key);
  if (found === null) return null;
  const pieces: Buffer[] = [];
  for await (const piece of found.content) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Deletes many files, some at once. */
export async function deleteAll(files: Files, keys: Iterable<string>): Promise<void> {
  const waiting = [...keys];
  const worker = async () => {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) await files.delete(key);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Every key that begins so. */
export async function keysOf(files: Files, prefix?: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list(prefix)) keys.push(key);
  return keys;
}
