import sharp, { type Sharp } from 'sharp';
import { MAX_PICTURE_PIXELS } from '@pasal/shared/contracts';
import { reasonOf } from '../errors/error-code';
import { DomainError, invalid } from '../errors/domain-error';
import { readPictureType } from './ingest-type';
import * as messages from './messages';

/** Longest side of what is kept, in pixels: above the widest preset, below what a camera makes. */
const MASTER_SIDE = 1600;
/** Seconds one picture may take; a bomb takes longer. */
const TIMEOUT_SECONDS = 20;
/** What sharp calls the four; AVIF is its only kind of HEIF. */
const DECODER_NAMES = { png: 'png', jpeg: 'jpeg', webp: 'webp', avif: 'heif' } as const;

/** Before any decoder sees the file: none but these four is ever run on what came from outside. */
async function decoderOf(file: string): Promise<string> {
  const type = await readPictureType(file);
  if (type === null) throw new DomainError('UNSUPPORTED_MEDIA', messages.noPictureType);
  return DECODER_NAMES[type];
}

async function draw(image: Sharp, decoder: string): Promise<Buffer> {
  const { format } = await image.metadata();
  if (format !== decoder) throw invalid(messages.brokenPicture);
  return image
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 90, effort: 4 })
    .toBuffer();
}

/**
 * The picture in `file`, drawn anew: turned upright, in sRGB, at most 1600 pixels a side, as WebP,
 * without a byte of what the file held besides its pixels (D36).
 * @throws DomainError 415 when it is not PNG, JPEG, WebP or AVIF, 413 above 40 megapixels, 400 when it
 * cannot be decoded to its end
 */
export async function encodeMaster(file: string): Promise<Buffer> {
  const decoder = await decoderOf(file);
  try {
    const image = sharp(file, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' });
    return await draw(image, decoder);
  } catch (error) {
    if (reasonOf(error).includes('exceeds pixel limit')) {
      throw new DomainError('TOO_LARGE', messages.tooManyPixels);
    }
    throw invalid(messages.brokenPicture);
  }
}
