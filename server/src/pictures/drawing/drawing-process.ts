/** The image process of a server, with the library's memory; it ends with the server. */
import { reasonOf } from '@pasal/core/errors/error-code';
import type { DrawingOrder, DrawingReport } from './drawing-protocol';
import { drawings } from './drawings';

const works = drawings as Record<string, (...given: unknown[]) => Promise<unknown>>;
const report = (message: DrawingReport) => void process.send?.(message);

async function draw({ id, work, given }: DrawingOrder): Promise<void> {
  try {
    report({ id, result: await works[work]?.(...given) });
  } catch (error) {
    report({ id, problem: reasonOf(error) });
  }
}

process.on('message', (order) => void draw(order as DrawingOrder));
process.on('disconnect', () => process.exit(0));
