import { availableParallelism } from 'node:os';
import type { Files } from '@pasal/core/files/files';
import sharp from 'sharp';
import type { DemoPicture } from './plan-demo';

const QUALITY = 82;
/** A low level: the encoder's slower ones save few bytes on drawings and double the time. */
const EFFORT = 2;

async function draw(files: Files, picture: DemoPicture): Promise<void> {
  const { file, svg, transparent = false } = picture;
  const drawing = sharp(Buffer.from(svg()));
  const drawn = await (transparent ? drawing : drawing.flatten())
    .webp({ quality: QUALITY, effort: EFFORT })
    .toBuffer();
  await files.put(file, drawn);
}

/**
 * Rasterises the pictures into `files`, as many at once as there are processors. A picture
 * already there is replaced.
 */
export async function drawPictures(
  files: Files,
  pictures: readonly DemoPicture[],
  onDrawn: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const waiting = [...pictures];
  let done = 0;
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await draw(files, next);
      done += 1;
      onDrawn(done, pictures.length);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, worker));
}
