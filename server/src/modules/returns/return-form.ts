import { Ajv } from 'ajv';
import { MAX_PUBLIC_PICTURE_PIXELS, ReturnWanted } from '@pasal/shared/contracts';
import { invalid } from '@pasal/core/errors/domain-error';
import { malformedRequest } from '@pasal/core/http/messages';
import { SCHEMA_KEYWORDS } from '@pasal/core/http/body/schema-keywords';
import { cleaned } from '@pasal/core/http/body/clean-texts';
import { encodeMaster } from '../../pictures/ingest-master';
import type { IncomingForm } from '../../pictures/ingest-form';
import { limiter } from '../../pictures/limiter';
import * as messages from './messages';

/** Uploaded pictures are processed for one buyer at a time, with these limits for those waiting. */
const inTurn = limiter(1, { waiting: 16, patience: 25_000 });
const isWanted = new Ajv({
  keywords: [...SCHEMA_KEYWORDS],
  removeAdditional: 'all',
}).compile<ReturnWanted>(ReturnWanted);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Parses a buyer's request. @throws DomainError 400 */
export function readWanted({ fields }: IncomingForm): ReturnWanted {
  // Texts inside the JSON were not cleaned with the field.
  const given = cleaned(parse(fields.get('wanted')?.at(-1) ?? ''), ReturnWanted);
  if (!isWanted(given) || given.remarks.includes('\0'))
    throw invalid(messages.notReadable, { path: 'wanted', message: messages.notReadable });
  if (given.reason === 'other' && given.remarks === '')
    throw invalid(messages.sayReason, { path: 'remarks', message: messages.sayReason });
  return given;
}

/**
 * Re-encodes the pictures one by one, like those of products: upright, at most 1600 pixels a side, without metadata.
 * @param signal of a client that may disconnect in the meantime
 * @throws DomainError as `encodeMaster`
 */
async function drawAll({ files }: IncomingForm, signal: AbortSignal): Promise<Buffer[]> {
  const drawn: Buffer[] = [];
  for (const file of files) {
    if (signal.aborted) throw invalid(malformedRequest);
    drawn.push(await encodeMaster(file, MAX_PUBLIC_PICTURE_PIXELS));
  }
  return drawn;
}

/**
 * Re-encodes the pictures of a form when it is their turn; a form without pictures does not wait.
 * @param look checks again, at their turn, that they are still wanted
 * @throws DomainError as `encodeMaster` and `look`; 503 if too many are waiting
 */
export function drawPictures(
  form: IncomingForm,
  signal: AbortSignal,
  look: () => Promise<void>,
): Promise<Buffer[]> {
  if (form.files.length === 0) return Promise.resolve([]);
  return inTurn(async () => {
    await look();
    return drawAll(form, signal);
  }, signal);
}
