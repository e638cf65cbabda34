import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes to a temporary file first, so that `target` is complete or does not exist. */
export async function writeByDraft(
  folder: string,
  target: string,
  content: Buffer | AsyncIterable<Buffer>,
): Promise<void> {
  const draft = join(folder, `${randomUUID()}.part`);
  try {
    if (Buffer.isBuffer(content)) await writeFile(draft, content);
    else await pipeline(Readable.from(content), createWriteStream(draft));
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}
