import { createHash } from 'node:crypto';
import { type Files } from '@pasal/core/files/files';
import { OperatorError } from '../operator-error';

/** Concurrent copies. */
const AT_ONCE = 4;

export interface Moved {
  copied: number;
  /** Those that already existed, byte for byte. */
  there: number;
}

/** The hash of a file's bytes; for a store, the one recorded at upload. Null if the file does not exist. */
async function hashOf(files: Files, key: string): Promise<string | null> {
  const facts = await files.head(key);
  if (facts === null) return null;
  return facts.sha256 ?? hashOfBytes(files, key);
}

async function hashOfBytes(files: Files, key: string): Promise<string | null> {
  const found = await files.get(key);
  if (found === null) return null;
  const hash = createHash('sha256');
  for await (const piece of found.content) hash.update(piece);
  return hash.digest('hex');
}

/** Passes a file through and reports its hash at the end. */
async function* hashed(content: AsyncIterable<Buffer>, done: (sha256: string) => void) {
  const hash = createHash('sha256');
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
  done(hash.digest('hex'));
}

/**
 * Copies one file, unless it already exists, and reads it back.
 * @returns null if it was deleted in the meantime
 * @throws OperatorError if other bytes came back than were sent
 */
export async function copyFile(
  from: Files,
  to: Files,
  key: string,
  target = key,
): Promise<keyof Moved | null> {
  const [here, there] = await Promise.all([hashOf(from, key), hashOf(to, target)]);
  if (here === null) return null;
  if (here === there) return 'there';
  const found = await from.get(key);
  if (found === null) return null;
  let sent = '';
  await to.put(
    target,
    hashed(found.content, (sha256) => (sent = sha256)),
  );
  const came = await hashOfBytes(to, target);
  // An open shop may have deleted it, in both places.
  if (came !== null && came !== sent) {
    throw new OperatorError(`${target} has other bytes at ${to.place}. Run the command again.`);
  }
  return 'copied';
}

/** Runs the work for each item with limited concurrency; the first error ends it. */
export async function forEach<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  const workers = Array.from({ length: AT_ONCE }, () =>
    worker().catch((error: unknown) => {
      waiting.length = 0;
      throw error;
    }),
  );
  const ended = await Promise.allSettled(workers);
  const failed = ended.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
