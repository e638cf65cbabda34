import sharp from 'sharp';

const SIDE = 640;
/** Side, in pixels, of the noise that becomes the picture: it has as much detail as a photograph. */
const GRAIN = 160;
const QUALITIES = Array.from({ length: 19 }, (_, index) => 5 + 5 * index);

/** Makes the same noise each time. */
function noise(length: number): Buffer {
  let state = 1;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor(state / 2 ** 23);
    }),
  );
}

/** Makes a square JPEG whose size is as near to `bytes` as a quality from 5 to 95 allows. */
export async function pictureOf(bytes: number): Promise<Buffer> {
  const raw = { width: GRAIN, height: GRAIN, channels: 3 } as const;
  const image = sharp(noise(GRAIN * GRAIN * 3), { raw }).resize(SIDE);
  const pictures = await Promise.all(
    QUALITIES.map((quality) => image.clone().jpeg({ quality }).toBuffer()),
  );
  const far = (picture: Buffer) => Math.abs(picture.length - bytes);
  return pictures.reduce((best, other) => (far(other) < far(best) ? other : best));
}
