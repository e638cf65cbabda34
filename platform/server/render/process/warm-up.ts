import { setImmediate as breathe } from 'node:timers/promises';
import type { Render } from '../contract';
import type { LoadOrder } from '../protocol';
import { textOf } from './text-of';

type Complain = (text: string) => void;

/**
 * Renders the samples in turns: the first render takes ten times as long as the hundredth. A failure is reported once
 * for each sample. It pauses between two renders, so that it receives the order to end.
 */
export async function warmUp(
  render: Render,
  { samples, warmUpRenders }: LoadOrder,
  complain: Complain,
): Promise<void> {
  const rounds = samples.length === 0 ? 0 : Math.ceil(warmUpRenders / samples.length);
  for (let round = 0; round < rounds; round += 1) {
    for (const sample of samples) {
      try {
        render(sample);
      } catch (error) {
        if (round === 0) complain(`${sample.address}: ${textOf(error)}`);
      }
      await breathe();
    }
  }
}
