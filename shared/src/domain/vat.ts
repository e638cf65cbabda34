/** Nepal's VAT in percent; the shop's prices include it. */
export const VAT_PERCENT = 13;

/** An amount split in two parts that sum up exactly. */
export interface VatSplit {
  /** Paisa without VAT. */
  netPaisa: number;
  /** Paisa of VAT. */
  vatPaisa: number;
}

/**
 * Splits an amount that includes VAT: VAT is 13/113 of it, rounded half up to the paisa, and the rest is net. Split
 * an invoice's total, not its lines: their roundings would not add up.
 * @throws RangeError unless the amount is a non-negative integer of paisa
 */
export function splitVat(totalPaisa: number): VatSplit {
  if (!Number.isSafeInteger(totalPaisa) || totalPaisa < 0) {
    throw new RangeError(`not a sum in paisa: ${totalPaisa}`);
  }
  const whole = 100 + VAT_PERCENT;
  // In BigInt, because thirteen times a large amount is not exact as a number.
  const vatPaisa = Number(
    (BigInt(totalPaisa) * BigInt(2 * VAT_PERCENT) + BigInt(whole)) / BigInt(2 * whole),
  );
  return { netPaisa: totalPaisa - vatPaisa, vatPaisa };
}
