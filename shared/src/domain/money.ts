const MAX_EXACT = Number.MAX_SAFE_INTEGER;

/** Rupees (at most two decimals) to integer paisa. Throws on anything that is not an amount. */
export function toPaisa(rupees: number): number {
  const paisa = Math.round(rupees * 100);
  if (!Number.isFinite(rupees) || Math.abs(paisa) > MAX_EXACT) {
    throw new RangeError(`not an amount of money: ${rupees}`);
  }
  return paisa;
}

/** Integer paisa to rupees as JSON carries them (D10). */
export function toRupees(paisa: number): number {
  return paisa / 100;
}

/**
 * Selling price in paisa: original minus `percentage` percent of it, rounded half up
 * (R4.11, D9).
 */
export function sellingPricePaisa(originalPaisa: number, percentage: number): number {
  return Math.floor((originalPaisa * (100 - percentage) + 50) / 100);
}

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const withPaisa = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `Rs. 1,23,456`, `Rs. 0.50`: lakh grouping, paisa only where there are any (D10). */
export function formatRupees(rupees: number): string {
  const paisa = toPaisa(rupees);
  return `Rs. ${(paisa % 100 === 0 ? whole : withPaisa).format(paisa / 100)}`;
}
