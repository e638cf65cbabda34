import { useSearchParams } from '@pasal/shared/routing';
import { usePublicProductsQuery } from '../../catalog-api';
import { storedCompared, useCompared } from '../../features/compare-button/use-compared';
import type { Column } from '../../features/compare-table/compare-table';
import * as tableMessages from '../../features/compare-table/messages';
import { idsOfAddress, withoutCompared } from '../../model/compared';
import { COMPARED } from '../../paths';

/** The products in the address, in its order, or else those stored in this browser; with current data. */
export function useComparison() {
  const [address, setAddress] = useSearchParams();
  const compared = useCompared();
  const named = idsOfAddress(address.get(COMPARED));
  const ids = named ?? compared.map(({ id }) => id);
  const { data, error, isFetching, refetch } = usePublicProductsQuery(
    { query: { id: ids, limit: Math.max(ids.length, 1) } },
    { skip: ids.length === 0 },
  );
  const columns = ids.map((id): Column => {
    const product = data?.products.find((each) => each.id === id) ?? null;
    const kept = compared.find((each) => each.id === id);
    return { id, product, title: product?.title ?? kept?.title ?? tableMessages.unnamed(id) };
  });
  const remove = (id: number) => {
    storedCompared.write(withoutCompared(storedCompared.read(), id));
    if (named === null) return;
    const left = named.filter((each) => each !== id);
    setAddress(left.length === 0 ? {} : { [COMPARED]: left.join(',') }, { replace: true });
  };
  /** Known data remains visible while the remaining products are requested again. */
  const isKnown = data !== undefined;
  return { columns, error: isFetching ? undefined : error, isKnown, remove, retry: refetch };
}
