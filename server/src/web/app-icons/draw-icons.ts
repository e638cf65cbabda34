import { drawer } from '../../pictures/drawing/draw';
import type { IconDrawings } from './shop-icon';

/** The density in pixels per inch at which a drawing of 32 units is 32 pixels wide. */
const INCH = 72;
const UNITS = 32;
/** Sizes of the images inside `favicon.ico`, in pixels. */
const TAB_SIZES = [16, 32, 48];
const ENTRY_BYTES = 16;
const HEAD_BYTES = 6;

/** A drawing as a PNG of `size` pixels. */
function drawPng(drawing: string, size: number): Promise<Buffer> {
  const density = (INCH * size) / UNITS;
  return drawer().drawPng(drawing, density, size);
}

/** An ICO file of several PNGs: a header, an entry for each, then the images. */
async function drawIco(drawing: string): Promise<Buffer> {
  const pictures = await Promise.all(TAB_SIZES.map((size) => drawPng(drawing, size)));
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = HEAD_BYTES + ENTRY_BYTES * pictures.length;
  const entries = pictures.map((picture, index) => {
    const size = TAB_SIZES[index] ?? 0;
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    // One plane, 32 bits per pixel.
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(at, 12);
    at += picture.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...pictures]);
}

interface AppIcon {
  type: string;
  draw: (drawings: IconDrawings) => Promise<Buffer>;
}

const png = (of: keyof IconDrawings, size: number): AppIcon => ({
  type: 'image/png',
  draw: (drawings) => drawPng(drawings[of], size),
});

/** The shop's icon in every form with its own URL. */
export const APP_ICONS: Readonly<Record<string, AppIcon>> = {
  '/icon.svg': { type: 'image/svg+xml', draw: async ({ icon }) => Buffer.from(icon) },
  '/favicon.ico': { type: 'image/x-icon', draw: ({ icon }) => drawIco(icon) },
  '/apple-touch-icon.png': png('maskable', 180),
  '/icon-192.png': png('icon', 192),
  '/icon-512.png': png('icon', 512),
  '/icon-maskable-512.png': png('maskable', 512),
};
