import type { Sharp } from 'sharp';
import { MAX_PICTURE_PIXELS } from '@pasal/shared/contracts';
import type { PictureWidth } from '@pasal/shared/domain';
import type { Format } from '../picture-variant';

/** Longest side of a stored picture, in pixels: above the widest preset, below a camera's. */
const MASTER_SIDE = 1600;
/** Maximum seconds for one picture; a decompression bomb takes longer. */
const TIMEOUT_SECONDS = 20;

const ENCODERS: Record<Format, (image: Sharp) => Sharp> = {
  // Low effort: the slow levels save a tenth of the bytes for many times the work.
  avif: (image) => image.avif({ quality: 55, effort: 2 }),
  webp: (image) => image.webp({ quality: 80, effort: 3 }),
  jpeg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }),
};

/** The library, only loaded by the process that uses it. */
const library = async () => (await import('sharp')).default;

/** One of our pictures in another width and format. */
async function drawVariant(
  file: string,
  width: PictureWidth | undefined,
  format: Format,
): Promise<Buffer> {
  const sharp = await library();
  const image = sharp(file).rotate();
  const sized = width === undefined ? image : image.resize({ width, withoutEnlargement: true });
  return ENCODERS[format](sized).toBuffer();
}

/** Width and height of a picture, once it is upright. */
async function readSize(file: string): Promise<{ width: number; height: number }> {
  const sharp = await library();
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  return { width, height };
}

/** Re-encodes an external picture, with this decoder only and up to this many pixels. */
async function drawMaster(
  file: string,
  decoder: string,
  maxPixels: number = MAX_PICTURE_PIXELS,
): Promise<Buffer> {
  const sharp = await library();
  // Row by row, so that a picture is shrunk while it is decoded and is never in memory as a whole.
  const reading = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const;
  const image = sharp(file, reading);
  const { format } = await image.metadata();
  if (format !== decoder) throw new Error(`the picture is ${format}, not ${decoder}`);
  return image
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 90, effort: 4 })
    .toBuffer();
}

/** An SVG as a PNG of `size` pixels. */
async function drawPng(svg: string, density: number, size: number): Promise<Buffer> {
  const sharp = await library();
  return sharp(Buffer.from(svg), { density }).resize(size, size).png().toBuffer();
}

/** One of our pictures as a square PNG of `size` pixels, uncropped, with transparent margins. */
async function drawSquare(file: string, size: number): Promise<Buffer> {
  const sharp = await library();
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(file).resize(size, size, { fit: 'contain', background }).png().toBuffer();
}

/** All image operations. */
export const drawings = { drawVariant, readSize, drawMaster, drawPng, drawSquare };

export type Drawings = typeof drawings;
