/** Files that are deleted concurrently. */
const AT_ONCE = 16;

/** A file's metadata. */
export interface FileFacts {
  size: number;
  modified: Date;
  /** The hash of its content, if it was recorded on write. */
  sha256?: string | undefined;
}

export interface ListedFile extends FileFacts {
  key: string;
}

export interface StoredFile {
  size: number;
  /** Its content; fails at the end if it does not match the stored hash. */
  content: AsyncIterable<Buffer>;
}

/**
 * Files of a shop by key (`products/…webp`): on a disk or in an object store. A key's content is written atomically.
 * @throws FilesAwayError from every method, while an object store does not answer
 */
export interface Files {
  /** The location, described for an operator. */
  readonly place: string;
  put(key: string, content: Buffer | AsyncIterable<Buffer>): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  head(key: string): Promise<FileFacts | null>;
  /** Deleting a missing file is no error. */
  delete(key: string): Promise<void>;
  /** Every file whose key has this prefix, in no order. */
  list(prefix?: string): AsyncIterable<ListedFile>;
}

/** Files as a server uses them: those read often, or by a program that takes a path, are cached on this machine. */
export interface ServedFiles extends Files {
  /** The whole content; null if missing. */
  read(key: string): Promise<Buffer | null>;
  /** Passes `task` a local path of the file. @throws an error with the code `ENOENT` if missing */
  local<Result>(key: string, task: (file: string) => Promise<Result>): Promise<Result>;
  /** Changes when the file does; null if missing. An object store is not queried: its keys are immutable. */
  stampOf(key: string): Promise<string | null>;
  /** Moves a local file from the work folder to this store. */
  take(key: string, file: string): Promise<void>;
  /** Creates the location on first start, if this shop has to create it. */
  prepare(): Promise<void>;
  /** True when new files can be written, as far as this machine knows. */
  canWrite(): Promise<boolean>;
  /** A local folder for work in progress. */
  readonly workFolder: string;
  /** A folder in it for files not yet accepted. */
  scratch(): Promise<string>;
  /** Removes what killed servers left in it, and surplus cached copies. */
  tidy(): Promise<void>;
}

/** Reads a whole file; null if missing. */
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

/** Every key with this prefix. */
export async function keysOf(files: Files, prefix?: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list(prefix)) keys.push(key);
  return keys;
}
