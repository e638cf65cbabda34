import { oneLine } from '@pasal/shared/domain';

/** A failed attempt. `reason` is one line for staff; with `isFinal`, retrying is pointless. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal }: { isFinal: boolean }) {
    super(reason);
    this.isFinal = isFinal;
  }
}

/** Maximum characters of a short line. */
export const LONGEST_LINE = 300;

/** Another machine's text as one short line without control characters. */
export function shortLine(text: string): string {
  return oneLine(text).replaceAll(/\s+/g, ' ').slice(0, LONGEST_LINE);
}
