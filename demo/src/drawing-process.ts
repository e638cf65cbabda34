/**
 * A process that draws the demo's pictures while the shop is open: those the shop asks for at once, and the others one
 * after the other, without taking the processor from the shop. It ends after the last one.
 */
import { constants, setPriority } from 'node:os';
import { reasonOf } from '@pasal/core/errors/error-code';
import { readConfig } from '@pasal/server/config/config';
import { openFiles } from '@pasal/server/files/open-files';
import { UNDRAWN } from '@pasal/server/files/undrawn';
import type { DrawnReport } from '@pasal/server/start/demo-pictures';
import { pictureDrawer } from './draw-pictures';
import { planDemo } from './plan-demo';

const report = (message: DrawnReport) =>
  new Promise<void>((done) => {
    process.send?.(message, () => done());
  });

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const { pictures } = openFiles(readConfig(process.env));
const { drawNow, drawRest } = pictureDrawer(pictures, planDemo(new Date()).pictures);
process.on('message', async (key: string) => {
  await drawNow(key).catch(() => undefined);
  await report({ key });
});
// The shop is gone; the next start goes on.
process.on('disconnect', () => process.exit(1));
try {
  await drawRest();
  await pictures.delete(UNDRAWN);
  await report('all');
  process.exit(0);
} catch (error) {
  process.stderr.write(`The pictures of the demo cannot be drawn: ${reasonOf(error)}\n`);
  process.exit(1);
}
