import { createHash } from 'node:crypto';
import { reasonOf } from '../../errors/error-code';
import { FilesAwayError, WrongBytesError } from '../files-away';
import type { S3Client } from './s3-client';

/** Milliseconds without a byte after which a line counts as cut. */
const SILENCE = 10_000;
/** Cuts one after the other, without a byte between them, after which no more is asked for. */
const MOST_CUTS = 3;

/** Reads the pieces of an answer; a line that falls silent ends with an error. */
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
  /** The answer that has begun. */
  response: Response;
  size: number;
  /** What it must be in the end; undefined where nobody has noted it. */
  sha256: string | undefined;
  silence?: number;
}

/**
 * Reads a file of the store to its end; where the line is cut, goes on from there.
 * @throws FilesAwayError when it cannot, or the bytes are not those that were put
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
