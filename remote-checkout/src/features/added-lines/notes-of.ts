import type { LineAgain } from '../../model/order-again';
import * as messages from './messages';

/** Describes the differences from what was wanted, in sentences. */
export function notesOf(line: LineAgain): string[] {
  const { name, short, price } = line;
  const why = short && messages.shortOf[short](line);
  const dearer = price && messages.otherPrice(name, price);
  return [why, dearer].filter((note) => note !== null);
}
