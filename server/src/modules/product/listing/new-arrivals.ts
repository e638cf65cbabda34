import type { Catalogue } from '../../catalogue/catalogue';
import type { ListingScope } from './scope';

/** The home page shows so many (R2.30). */
export const NEW_ARRIVALS_LEAST = 8;

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
  catalogue: Pick<Catalogue, 'arrivals'>,
  scope: ListingScope,
): Promise<FilledSection | null> {
  if (scope.section !== 'new_arrivals' || Object.keys(scope).length > 1) return null;
  const rows = await catalogue.arrivals(scope.section, NEW_ARRIVALS_LEAST);
  const idsOf = (isChosen: boolean) =>
    rows.filter(({ is_chosen }) => is_chosen === isChosen).map(({ id }) => id);
  const [chosen, others] = [idsOf(true), idsOf(false)];
  if (chosen.length >= NEW_ARRIVALS_LEAST || others.length === 0) return null;
  const ids = [...chosen, ...others.slice(0, NEW_ARRIVALS_LEAST - chosen.length)];
  return { scope: { ids }, chosen: new Set(chosen) };
}
