import type { IncomingMessage } from 'node:http';

/** Maximum bytes of a refused body to read. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Maximum time for that, in milliseconds. */
const MAX_WAIT = 5000;

/**
 * Reads and discards the rest of a refused body: a sender who is cut off never sees the response. False if it is too long; the connection
 * must then be closed.
 */
export async function discardRest(raw: IncomingMessage): Promise<boolean> {
  raw.unpipe();
  if (raw.readableEnded || raw.destroyed) return true;
  if (Number(raw.headers['content-length'] ?? 0) > MAX_BYTES) return false;
  return new Promise<boolean>((resolve) => {
    let left = MAX_BYTES;
    const timer = setTimeout(() => finish(false), MAX_WAIT);
    const count = (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) finish(false);
    };
    const end = () => finish(true);
    const finish = (isRead: boolean) => {
      clearTimeout(timer);
      raw.off('data', count).off('end', end).off('close', end);
      resolve(isRead);
    };
    raw.on('data', count).on('end', end).on('close', end).resume();
  });
}
