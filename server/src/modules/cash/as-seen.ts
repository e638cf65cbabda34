import { toPaisa, toRupees } from '@pasal/shared/domain';
import { DomainError } from '@pasal/core/errors/domain-error';
import type { MoneyNow } from '@pasal/shared/contracts';
import type { Wording } from '@pasal/core/errors/wording';

/**
 * Check of every call that moves money (D312): it gives the sum as it was seen, and moves nothing if the sum has changed. The caller holds
 * the lock under which the sum was read.
 * @param seen the sum by its name, in rupees
 * @param now paisa
 * @param words the message about the current sum, in rupees
 * @throws DomainError 409 with the current sum
 */
export function assertAsSeen(
  seen: MoneyNow,
  now: number,
  words: (rupees: number) => Wording,
): void {
  const rupees = toRupees(now);
  const others = Object.entries(seen).filter(([, sum]) => toPaisa(sum) !== now);
  if (others.length === 0) return;
  const details = Object.fromEntries(others.map(([name]) => [name, rupees]));
  throw new DomainError('CONFLICT', words(rupees), { details });
}

/** One of several sums as it was seen, by its identifier. */
export interface SeenSum {
  key: string;
  /** Rupees. */
  seen: number;
}

/** True if exactly these sums were seen, with their current values. @param now paisa by identifier */
export const areAsSeen = (sums: readonly SeenSum[], now: ReadonlyMap<string, number>): boolean =>
  new Set(sums.map(({ key }) => key)).size === now.size &&
  sums.every(({ key, seen }) => now.get(key) === toPaisa(seen));
