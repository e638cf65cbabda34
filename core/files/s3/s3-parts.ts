import { FilesAwayError } from '../files-away';
import type { S3Client } from './s3-client';
import { elementOf } from './s3-list';

/** Bytes of a part: 10,000 of them, the maximum, make 78 GB. */
const PART_BYTES = 8 * 1024 * 1024;

/** Joins chunks into parts of one size; only the last one is smaller. */
export async function* inParts(
  content: AsyncIterable<Buffer>,
  size = PART_BYTES,
): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of content) {
    pieces.push(piece);
    length += piece.length;
    if (length < size) continue;
    const whole = Buffer.concat(pieces);
    let from = 0;
    for (; from + size <= length; from += size) yield whole.subarray(from, from + size);
    pieces = [whole.subarray(from)];
    length -= from;
  }
  yield Buffer.concat(pieces);
}

/** Uploads parts one after the other; the file exists once the last one is done, or not at all. */
export async function putInParts(
  client: S3Client,
  key: string,
  parts: AsyncIterable<Buffer>,
): Promise<void> {
  const begun = await client.request({ method: 'POST', key, query: { uploads: '' } });
  const uploadId = elementOf(await begun.text(), 'UploadId');
  if (uploadId === undefined) throw new FilesAwayError(client.place, 'no upload in parts');
  try {
    let list = '';
    let number = 0;
    for await (const body of parts) {
      number += 1;
      const query = { partNumber: String(number), uploadId };
      const { headers } = await client.request({ method: 'PUT', key, query, body });
      const tag = headers.get('etag') ?? '';
      list += `<Part><PartNumber>${number}</PartNumber><ETag>${tag}</ETag></Part>`;
    }
    const body = Buffer.from(`<CompleteMultipartUpload>${list}</CompleteMultipartUpload>`);
    const done = await client.request({ method: 'POST', key, query: { uploadId }, body });
    // The store may start its answer before it knows the result.
    const code = elementOf(await done.text(), 'Code');
    if (done.status === 404 || code !== undefined) {
      throw new FilesAwayError(client.place, `parts: ${code ?? 'the upload is gone'}`);
    }
  } catch (error) {
    // Orphaned parts cost money. If this fails too, a rule of the bucket may remove them.
    await client.request({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}
