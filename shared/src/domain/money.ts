import { RUPEES, writeDigits } from './numerals';

const MAX_EXACT = Number.MAX_SAFE_INTEGER;

/** Rupees (at most two decimals) to integer paisa. Throws on anything else. */
export function toPaisa(rupees: number): number {
  const paisa = Math.round(rupees * 100);
  if (!Number.isFinite(rupees) || Math.abs(paisa) > MAX_EXACT) {
    throw new RangeError(`not an amount of money: ${rupees}`);
  }
  return paisa;
}

/** Integer paisa to rupees for JSON (D10). */
export function toRupees(paisa: number): number {
  return paisa / 100;
}

/** Adds rupees in paisa to avoid floating-point errors. */
export function addRupees(...amounts: readonly number[]): number {
  return toRupees(amounts.reduce((sum, rupees) => sum + toPaisa(rupees), 0));
}

/**
 * A cash price: the nearest multiple of `rupees`, half up, at least one multiple (D103). The database has the same
 * rule for variants, `cash_price_paisa`. 0 leaves the price unchanged.
 */
function cashPricePaisa(paisa: number, rupees: number): number {
  if (rupees === 0 || paisa <= 0) return paisa;
  const step = toPaisa(rupees);
  return Math.max(step, Math.floor((paisa + step / 2) / step) * step);
}

/**
 * Selling price in paisa: original minus `percentage` percent, rounded half up (R4.11, D9), then to a multiple of
 * `rounding` rupees if the shop does so (D103).
 */
export function sellingPricePaisa(originalPaisa: number, percentage: number, rounding = 0): number {
  const exact = Math.floor((originalPaisa * (100 - percentage) + 50) / 100);
  return cashPricePaisa(exact, rounding);
}

/** The exact inverse: the original price whose `percentage` discount gives `pricePaisa`; the rounding error is below half a paisa. */
export function originalPricePaisa(pricePaisa: number, percentage: number): number {
  return Math.round((pricePaisa * 100) / (100 - percentage));
}

/** A comma before the last three digits and before every two ahead of those. */
const inLakhs = (whole: number) => String(whole).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');

/**
 * `Rs. 1,23,456`, `Rs. 0.50`: lakh grouping, paisa only if there are any (D10). Without `Intl`: creating its
 * formatter takes a slow phone 65 ms or more.
 */
export function formatRupees(rupees: number): string {
  const paisa = toPaisa(rupees);
  const amount = Math.abs(paisa);
  const fraction = amount % 100;
  const sign = paisa < 0 ? '-' : '';
  const paisaText = fraction === 0 ? '' : `.${String(fraction).padStart(2, '0')}`;
  return `${RUPEES} ${writeDigits(`${sign}${inLakhs((amount - fraction) / 100)}${paisaText}`)}`;
}
