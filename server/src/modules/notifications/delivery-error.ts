import { oneLine } from '@pasal/shared/domain';

/** An attempt failed. `reason` is one line for staff; `isFinal` says that trying again is of no use. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal }: { isFinal: boolean }) {
    super(reason);
    this.isFinal = isFinal;
  }
}

/** Most characters of a short line. */
export const LONGEST_LINE = 300;

/** Returns the words of another machine as one short line without control characters. */
export function shortLine(text: string): string {
  return oneLine(text).replaceAll(/\s+/g, ' ').slice(0, LONGEST_LINE);
}
