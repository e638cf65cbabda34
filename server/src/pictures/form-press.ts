import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { WholeCall } from '@pasal/core/contract/call';
import { pressOf, type Press } from '@pasal/core/http/once/press';
import type { IncomingForm } from './ingest-form';

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The idempotency key of a form, if any, with a hash of its texts and files. */
export async function pressOfForm(
  call: Pick<WholeCall, 'name'>,
  request: FastifyRequest,
  { fields, files }: IncomingForm,
): Promise<Press | undefined> {
  const press = pressOf(call, request, null);
  if (press === undefined) return undefined;
  const digests = await Promise.all(files.map(digestOf));
  return pressOf(call, request, { fields: Object.fromEntries(fields), files: digests });
}
