import type { Fact } from '@pasal/shared/contracts';
import { writeDigits } from './numerals';
import { WORDS } from './words';

/** Symbols such as MP in Latin script; digits next to them are Latin in Nepali too. */
const SYMBOL = /^[\p{Script=Latin}\p{P}\p{S}\p{N}\s]+$/u;

type Shown = Pick<Fact, 'kind' | 'unit' | 'value' | 'label'>;

/** Formats a fact for display: `8 MP`, `Yes`. */
export function factText({ kind, unit, value, label }: Shown): string {
  if (kind === 'yes_no') return value === true || value === 'true' ? WORDS.yes : WORDS.no;
  if (kind !== 'number') return label ?? String(value);
  if (unit === null) return writeDigits(String(value));
  return `${SYMBOL.test(unit) ? String(value) : writeDigits(String(value))} ${unit}`;
}
