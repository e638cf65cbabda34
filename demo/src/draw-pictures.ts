import { mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { DemoPicture } from './plan-demo';

const QUALITY = 82;
/** A low level: the encoder's slower ones save few bytes on drawings and double the time. */
const EFFORT = 2;

async function draw(uploadsDir: string, picture: DemoPicture): Promise<void> {
  const { file, svg, transparent = false } = picture;
  const target = join(uploadsDir, file);
  await mkdir(dirname(target), { recursive: true });
  const drawing = sharp(Buffer.from(svg()));
  const drawn = await (transparent ? drawing : drawing.flatten())
    .webp({ quality: QUALITY, effort: EFFORT })
    .toBuffer();
  await writeFile(`${target}.part`, drawn);
  await rename(`${target}.part`, target);
}

/**
 * Rasterises the pictures into `uploadsDir`, as many at once as there are processors. A picture
 * already there is replaced.
 */
export async function drawPictures(
  uploadsDir: string,
  pictures: readonly DemoPicture[],
  onDrawn: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const waiting = [...pictures];
  let done = 0;
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await draw(uploadsDir, next);
      done += 1;
      onDrawn(done, pictures.length);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, worker));
}
