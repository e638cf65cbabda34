import { createHash } from 'node:crypto';
import type { FileFacts, Files } from '../files';
import { bytesOf } from './s3-bytes';
import type { S3Client } from './s3-client';
import { listS3 } from './s3-list';
import { inParts, putInParts } from './s3-parts';

/** The metadata with the hash of the stored content. */
const HASH = 'x-amz-meta-sha256';

function factsOf({ headers }: Response): FileFacts {
  return {
    size: Number(headers.get('content-length')),
    modified: new Date(headers.get('last-modified') ?? ''),
    sha256: headers.get(HASH) ?? undefined,
  };
}

/** Files in a bucket of an object store. */
export function s3Files(client: S3Client): Files {
  async function putWhole(key: string, body: Buffer): Promise<void> {
    const headers = { [HASH]: createHash('sha256').update(body).digest('hex') };
    await client.request({ method: 'PUT', key, headers, body });
  }

  async function putStream(key: string, content: AsyncIterable<Buffer>): Promise<void> {
    const parts = inParts(content);
    const first = await parts.next();
    const second = first.done ? first : await parts.next();
    if (first.done || second.done) return putWhole(key, first.value ?? Buffer.alloc(0));
    const [one, two] = [first.value, second.value];
    async function* all() {
      yield one;
      yield two;
      yield* parts;
    }
    return putInParts(client, key, all());
  }

  return {
    place: client.place,
    put: (key, content) =>
      Buffer.isBuffer(content) ? putWhole(key, content) : putStream(key, content),
    async get(key) {
      const response = await client.request({ method: 'GET', key });
      if (response.status === 404) return null;
      const { size, sha256 } = factsOf(response);
      return { size, content: bytesOf(client, { key, response, size, sha256 }) };
    },
    async head(key) {
      const response = await client.request({ method: 'HEAD', key });
      return response.status === 404 ? null : factsOf(response);
    },
    async delete(key) {
      await client.request({ method: 'DELETE', key });
    },
    list: (prefix = '') => listS3(client, prefix),
  };
}
