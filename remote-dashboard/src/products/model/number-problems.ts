import { MAX_PRICE, MAX_STOCK } from '@pasal/shared/contracts';

/** The possible problems of a price or stock input. */
export type NumberProblem = 'price' | 'decimals' | 'stock';

/** A typed number, or undefined if invalid. */
export function numberOf(text: string): number | undefined {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined;
}

export function priceProblem(text: string): NumberProblem | undefined {
  const price = numberOf(text);
  if (price === undefined || price <= 0 || price > MAX_PRICE) return 'price';
  return /^\d+(\.\d{1,2})?$/.test(text.trim()) ? undefined : 'decimals';
}

export function stockProblem(text: string): NumberProblem | undefined {
  return /^\d{1,7}$/.test(text.trim()) && Number(text) <= MAX_STOCK ? undefined : 'stock';
}
