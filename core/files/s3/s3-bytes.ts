import { createHash } from 'node:crypto';
import { reasonOf } from '../../errors/error-code';
import { FilesAwayError, WrongBytesError } from '../files-away';
import type { S3Client } from './s3-client';

/** Milliseconds without a byte after which a connection counts as broken. */
const SILENCE = 10_000;
/** Consecutive interruptions without any progress after which reading is given up. */
const MOST_CUTS = 3;

/** Reads an answer in chunks; throws when the connection stalls. */
async function* piecesOf(response: Response, silence: number): AsyncGenerator<Buffer> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const silent = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('it fell silent')), silence);
      });
      const next = await Promise.race([reader.read(), silent]).finally(() => clearTimeout(timer));
      if (next.done) return;
      yield Buffer.from(next.value);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

interface Asked {
  key: string;
  /** The answer in progress. */
  response: Response;
  size: number;
  /** The expected hash; undefined if none was recorded. */
  sha256: string | undefined;
  silence?: number;
}

/**
 * Reads a file of the store to its end, resuming after interruptions.
 * @throws FilesAwayError when it cannot, or the content is not what was stored
 */
export async function* bytesOf(client: S3Client, asked: Asked): AsyncGenerator<Buffer> {
  const { key, size, sha256, silence = SILENCE } = asked;
  const tag = asked.response.headers.get('etag');
  const hash = createHash('sha256');
  let { response } = asked;
  let [at, cuts] = [0, 0];
  for (;;) {
    let reason = 'it ended too early';
    try {
      for await (const piece of piecesOf(response, silence)) {
        at += piece.length;
        cuts = 0;
        hash.update(piece);
        yield piece;
      }
    } catch (error) {
      reason = reasonOf(error);
    }
    if (at >= size) break;
    cuts += 1;
    if (cuts > MOST_CUTS) throw new FilesAwayError(client.place, `${key}: ${reason}`);
    const headers = { range: `bytes=${at}-`, ...(tag !== null && { 'if-match': tag }) };
    response = await client.request({ method: 'GET', key, headers });
    if (response.status !== 206) throw new FilesAwayError(client.place, `${key} has changed`);
  }
  if (at !== size || (sha256 !== undefined && hash.digest('hex') !== sha256)) {
    throw new WrongBytesError(client.place, `${key} has other bytes than were stored`);
  }
}
