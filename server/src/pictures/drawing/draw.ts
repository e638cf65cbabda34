import { drawingApart } from './drawing-apart';
import { drawings, type Drawings } from './drawings';

let current: Drawings = drawings;

/**
 * Returns what draws for this process: the library, in this process or apart. It is one for the whole
 * process, because the library's settings are.
 */
export const drawer = (): Drawings => current;

/**
 * From now on this process has its pictures drawn by another one: what the library takes of memory, up to 40
 * megapixels at a time, its allocator never gives back.
 * @param file the built `drawing-process.ts`
 * @returns ends that, and the other process
 */
export function drawApart(file: string): () => Promise<void> {
  const apart = drawingApart(file);
  current = apart.drawings;
  return async () => {
    current = drawings;
    await apart.close();
  };
}
