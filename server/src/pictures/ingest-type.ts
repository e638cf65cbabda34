import { open } from 'node:fs/promises';

type PictureType = 'png' | 'jpeg' | 'webp' | 'avif';
/** iPhone pictures are recognised but not accepted. */
type KnownType = PictureType | 'heic';

const HEAD_BYTES = 64;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
const AVIF_BRANDS = new Set(['avif', 'avis']);

/** The brands in the first box of an ISO media file: the major one, then the compatible ones. */
function brandsOf(head: Buffer): string[] {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [head.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  return brands;
}

/** Detects the type from the first bytes of a file; null if it is unknown (D36). */
function pictureTypeOf(head: Buffer): KnownType | null {
  if (head.subarray(0, PNG.length).equals(PNG)) return 'png';
  if (head.subarray(0, JPEG.length).equals(JPEG)) return 'jpeg';
  const isRiff = head.toString('latin1', 0, 4) === 'RIFF';
  if (isRiff && head.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  const brands = brandsOf(head);
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : null;
}

/** Only reads the beginning of the file. */
export async function readPictureType(file: string): Promise<KnownType | null> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return pictureTypeOf(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}
