import { MAX_PICTURE_PIXELS } from '@pasal/shared/contracts';
import { reasonOf } from '@pasal/core/errors/error-code';
import { DomainError, invalid } from '@pasal/core/errors/domain-error';
import { drawer } from './drawing/draw';
import { DrawingProcessError } from './drawing/drawing-apart';
import { readPictureType } from './ingest-type';
import * as messages from './messages';

/** The names that sharp gives the four types; AVIF is its only kind of HEIF. */
const DECODER_NAMES = { png: 'png', jpeg: 'jpeg', webp: 'webp', avif: 'heif' } as const;

/** A picture that is not taken; of several it is named where their form is read. */
export class PictureRefusal extends DomainError {
  constructor(
    readonly file: string,
    { code, wording, details }: Pick<DomainError, 'code' | 'wording' | 'details'>,
  ) {
    super(code, wording, { details });
  }
}

/** Before any decoder sees the file: none but these four is ever run on what came from outside. */
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
 * Draws the picture in `file` again: upright, in sRGB, at most 1600 pixels a side, as WebP, without a byte of
 * the file besides its pixels (D36).
 * @throws DomainError 415 when it is not PNG, JPEG, WebP or AVIF, 413 above so many pixels, 400 when it cannot
 * be decoded to its end
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
