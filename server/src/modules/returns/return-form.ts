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

/** Pictures of the public are drawn for one buyer at a time; so many may wait, and so long. */
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

/** Reads what a buyer wants. @throws DomainError 400 */
export function readWanted({ fields }: IncomingForm): ReturnWanted {
  // The texts within the JSON were not cleaned with the field.
  const given = cleaned(parse(fields.get('wanted')?.at(-1) ?? ''), ReturnWanted);
  if (!isWanted(given) || given.remarks.includes('\0'))
    throw invalid(messages.notReadable, { path: 'wanted', message: messages.notReadable });
  if (given.reason === 'other' && given.remarks === '')
    throw invalid(messages.sayReason, { path: 'remarks', message: messages.sayReason });
  return given;
}

/**
 * Draws the pictures again as those of products are, one after the other: upright, at most 1600 pixels a side, without a byte besides.
 * @param signal of a client who may leave meanwhile
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
 * Draws the pictures of a form when their turn comes; one without pictures waits for nobody.
 * @param look says once more, when the turn has come, that they are wanted still
 * @throws DomainError as `encodeMaster` and `look`; 503 where too many wait
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
