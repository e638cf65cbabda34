/** VAT of Nepal in percent; the shop's prices hold it. */
export const VAT_PERCENT = 13;

/** A sum taken apart; the two make it up exactly. */
export interface VatSplit {
  /** Paisa without VAT. */
  netPaisa: number;
  /** Paisa of VAT. */
  vatPaisa: number;
}

/**
 * Splits a sum that holds VAT: VAT is 13/113 of it, rounded half up to the paisa, and the rest is net. Split
 * the total of an invoice, not its lines: their roundings would not add up to it.
 * @throws RangeError unless the sum is a whole number of paisa, not negative
 */
export function splitVat(totalPaisa: number): VatSplit {
  if (!Number.isSafeInteger(totalPaisa) || totalPaisa < 0) {
    throw new RangeError(`not a sum in paisa: ${totalPaisa}`);
  }
  const whole = 100 + VAT_PERCENT;
  // In BigInt, because thirteen times a large sum is no longer exact as a number.
  const vatPaisa = Number(
    (BigInt(totalPaisa) * BigInt(2 * VAT_PERCENT) + BigInt(whole)) / BigInt(2 * whole),
  );
  return { netPaisa: totalPaisa - vatPaisa, vatPaisa };
}
