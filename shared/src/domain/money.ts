import { RUPEES, writeDigits } from './numerals';

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

/** Rupees, added in paisa so that no cent of a float is lost. */
export function addRupees(...amounts: readonly number[]): number {
  return toRupees(amounts.reduce((sum, rupees) => sum + toPaisa(rupees), 0));
}

/**
 * A price that is paid in cash: the nearest multiple of `rupees`, half up, and never less than one of them (D103). The database has the
 * same rule for variants, `cash_price_paisa`. 0 leaves the price as it is.
 */
function cashPricePaisa(paisa: number, rupees: number): number {
  if (rupees === 0 || paisa <= 0) return paisa;
  const step = toPaisa(rupees);
  return Math.max(step, Math.floor((paisa + step / 2) / step) * step);
}

/**
 * Selling price in paisa: original minus `percentage` percent of it, rounded half up
 * (R4.11, D9), then to whole `rounding` rupees where the shop does so (D103).
 */
export function sellingPricePaisa(originalPaisa: number, percentage: number, rounding = 0): number {
  const exact = Math.floor((originalPaisa * (100 - percentage) + 50) / 100);
  return cashPricePaisa(exact, rounding);
}

/**
 * The original price that `percentage` percent make `pricePaisa` of, exactly: the rounding of the way back
 * is smaller than half a paisa.
 */
export function originalPricePaisa(pricePaisa: number, percentage: number): number {
  return Math.round((pricePaisa * 100) / (100 - percentage));
}

/** A comma before the last three digits and before every two ahead of those. */
const inLakhs = (whole: number) => String(whole).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');

/**
 * `Rs. 1,23,456`, `Rs. 0.50`: lakh grouping, paisa only where there are any (D10). By hand: making a
 * formatter of the language takes a slow phone 65 ms and more.
 */
export function formatRupees(rupees: number): string {
  const paisa = toPaisa(rupees);
  const amount = Math.abs(paisa);
  const fraction = amount % 100;
  const sign = paisa < 0 ? '-' : '';
  const paisaText = fraction === 0 ? '' : `.${String(fraction).padStart(2, '0')}`;
  return `${RUPEES} ${writeDigits(`${sign}${inLakhs((amount - fraction) / 100)}${paisaText}`)}`;
}
