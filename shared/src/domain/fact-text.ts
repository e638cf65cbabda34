import type { Fact } from '@pasal/shared/contracts';
import { WORDS } from './words';

/** Writes a fact of a product as a person reads it: `8 MP`, `Yes`. */
export function factText({ kind, unit, value }: Pick<Fact, 'kind' | 'unit' | 'value'>): string {
  if (kind === 'yes_no') return value === true || value === 'true' ? WORDS.yes : WORDS.no;
  return unit === null || kind !== 'number' ? String(value) : `${value} ${unit}`;
}
