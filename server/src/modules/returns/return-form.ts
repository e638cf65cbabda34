import { Ajv } from 'ajv';
import { ReturnWanted, TEXT_RULE } from '@pasal/shared/contracts';
import { invalid } from '@pasal/core/errors/domain-error';
import { cleaned } from '@pasal/core/http/body/clean-texts';
import { encodeMaster } from '../../pictures/ingest-master';
import type { IncomingForm } from '../../pictures/ingest-form';
import { limiter } from '../../pictures/limiter';
import * as messages from './messages';

const inTurn = limiter(1);
const isWanted = new Ajv({ keywords: [TEXT_RULE], removeAdditional: 'all' }).compile<ReturnWanted>(
  ReturnWanted,
);

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
 * @throws DomainError as `encodeMaster`
 */
export async function drawPictures({ files }: IncomingForm): Promise<Buffer[]> {
  const drawn: Buffer[] = [];
  for (const file of files) drawn.push(await inTurn(() => encodeMaster(file)));
  return drawn;
}
