import type { Files } from '@pasal/core/files/files';
import type { DemoPicture } from './plan-demo';

const QUALITY = 82;
/** A low level: the encoder's slower ones save few bytes on drawings and double the time. */
const EFFORT = 2;

/** Draws one picture; the library that draws comes with the first, for the shop's own process has it not. */
export async function drawPicture({ svg, transparent = false }: DemoPicture): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const drawing = sharp(Buffer.from(svg()));
  const drawn = transparent ? drawing : drawing.flatten();
  return drawn.webp({ quality: QUALITY, effort: EFFORT }).toBuffer();
}

/** Draws pictures into `files`, each once; one that is there stays. */
export function pictureDrawer(files: Files, pictures: readonly DemoPicture[]) {
  const waiting = new Map(pictures.map((picture) => [picture.file, picture]));
  const underWay = new Map<string, Promise<void>>();

  async function make(picture: DemoPicture): Promise<void> {
    if ((await files.head(picture.file)) === null)
      await files.put(picture.file, await drawPicture(picture));
  }

  /** Draws the picture of this key now; nothing to do where it is no picture of these, or drawn. */
  async function drawNow(key: string): Promise<void> {
    const picture = waiting.get(key);
    if (picture) {
      waiting.delete(key);
      underWay.set(key, make(picture));
    }
    await underWay.get(key);
  }

  return {
    drawNow,
    /** Draws all that nobody has asked for, one after the other. @throws what the disk or the store refuses */
    async drawRest(): Promise<void> {
      for (const key of waiting.keys()) await drawNow(key);
      await Promise.all(underWay.values());
    },
  };
}
