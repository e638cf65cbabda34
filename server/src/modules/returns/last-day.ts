import type { ReturnKind, ReturnRules } from '@pasal/shared/contracts';
import { daysLater, kathmanduDate } from '@pasal/shared/domain';

/**
 * The last day on which a return of goods in a category may be requested, even if it has passed; null if never. A category without its own
 * period has the shop's.
 */
export function lastDayOf(
  { categories, ...shop }: ReturnRules,
  kind: ReturnKind,
  { category_id, delivered_at }: { category_id: number | null; delivered_at: Date },
): string | null {
  const own = categories.find((each) => each.category_id === category_id) ?? shop;
  const days = kind === 'return' ? own.return_days : own.exchange_days;
  return days === 0 ? null : kathmanduDate(daysLater(delivered_at, days));
}
