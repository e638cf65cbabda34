import { MAX_PICTURE_PIXELS } from '@pasal/shared/contracts';
import { reasonOf } from '@pasal/core/errors/error-code';
import { DomainError, invalid } from '@pasal/core/errors/domain-error';
import { drawer } from './drawing/draw';
import { DrawingProcessError } from './drawing/drawing-apart';
import { readPictureType } from './ingest-type';
import * as messages from './messages';

/** sharp's names for the four types; of HEIF, only AVIF is accepted. */
const DECODER_NAMES = { png: 'png', jpeg: 'jpeg', webp: 'webp', avif: 'heif' } as const;

/** A refused picture; if there are several, the form's reader names it. */
export class PictureRefusal extends DomainError {
  constructor(
    readonly file: string,
    { code, wording, details }: Pick<DomainError, 'code' | 'wording' | 'details'>,
  ) {
    super(code, wording, { details });
  }
}

/** Checked before decoding: only these four decoders ever run on uploaded files. */
async function decoderOf(file: string): Promise<string> {
  const type = await readPictureType(file);
  if (type === null) throw new DomainError('UNSUPPORTED_MEDIA', messages.noPictureType);
  if (type === 'heic') throw new DomainError('UNSUPPORTED_MEDIA', messages.heicPicture);
  return DECODER_NAMES[type];
}

async function draw(file: string, maxPixels: number): Promise<Buffer> {
  const decoder = await decoderOf(file);
  try {
    return await drawer().drawMaster(file, decoder, maxPixels);
  } catch (error) {
    if (error instanceof DrawingProcessError) throw error;
    if (reasonOf(error).includes('exceeds pixel limit')) {
      throw new DomainError('TOO_LARGE', messages.tooManyPixels(maxPixels));
    }
    throw invalid(messages.brokenPicture);
  }
}

/**
 * Re-encodes the picture in `file`: upright, in sRGB, at most 1600 pixels a side, as WebP, without any metadata (D36).
 * @throws DomainError 415 when it is not PNG, JPEG, WebP or AVIF, 413 above the pixel limit, 400 when it cannot be decoded completely
 */
export async function encodeMaster(
  file: string,
  maxPixels: number = MAX_PICTURE_PIXELS,
): Promise<Buffer> {
  try {
    return await draw(file, maxPixels);
  } catch (error) {
    throw error instanceof DomainError ? new PictureRefusal(file, error) : error;
  }
}
