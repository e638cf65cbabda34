import type { Kysely } from 'kysely';
import { runStatement } from '@pasal/core/db/statement';
import type { Database } from '../../../db/schema';
import type { ListingScope } from './listing-scope';

/** The home page shows so many (R2.30). */
export const NEW_ARRIVALS_LEAST = 8;

/** The chosen products, and the newest of the others. */
const CANDIDATES = `
  (select id, true as is_chosen from product
    where status = 'approve' and section = 'new_arrivals' limit ${NEW_ARRIVALS_LEAST})
  union all
  (select id, false from product
    where status = 'approve' and section is distinct from 'new_arrivals'
    order by id desc limit ${NEW_ARRIVALS_LEAST})`;

/** New Arrivals with fewer products than the home page shows, and what it is filled up with. */
interface FilledSection {
  scope: ListingScope;
  chosen: ReadonlySet<number>;
}

/**
 * Fills New Arrivals up with the newest other products, so that a new shop's first product is seen (D94).
 * Null where the shop has chosen enough, has nothing else, or the list is another one.
 */
export async function fillNewArrivals(
  db: Kysely<Database>,
  scope: ListingScope,
): Promise<FilledSection | null> {
  if (scope.section !== 'new_arrivals' || Object.keys(scope).length > 1) return null;
  const rows = await runStatement<{ id: number; is_chosen: boolean }>(db, {
    text: CANDIDATES,
    values: [],
  });
  const idsOf = (isChosen: boolean) =>
    rows.filter(({ is_chosen }) => is_chosen === isChosen).map(({ id }) => id);
  const [chosen, others] = [idsOf(true), idsOf(false)];
  if (chosen.length >= NEW_ARRIVALS_LEAST || others.length === 0) return null;
  const ids = [...chosen, ...others.slice(0, NEW_ARRIVALS_LEAST - chosen.length)];
  return { scope: { ids }, chosen: new Set(chosen) };
}
