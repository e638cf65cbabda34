import { toPaisa, toRupees } from '@pasal/shared/domain';
import { DomainError } from '@pasal/core/errors/domain-error';
import type { MoneyNow } from '@pasal/shared/contracts';
import type { Wording } from '@pasal/core/errors/wording';

/**
 * The rule of every call that moves money (D312): it says the sum as it was seen, and moves nothing where that is another one by now.
 * Whoever calls this holds the lock under which the sum was read.
 * @param seen the sum by its name, in rupees
 * @param now paisa
 * @param words what is said of the sum now, in rupees
 * @throws DomainError 409 with the sum as it is now
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

/** What is seen of one of several, by what names it. */
export interface SeenSum {
  key: string;
  /** Rupees. */
  seen: number;
}

/** True when each of these sums was seen as it is now, and nothing else was. @param now paisa by what names them */
export const areAsSeen = (sums: readonly SeenSum[], now: ReadonlyMap<string, number>): boolean =>
  new Set(sums.map(({ key }) => key)).size === now.size &&
  sums.every(({ key, seen }) => now.get(key) === toPaisa(seen));
