import { useState } from 'react';
import { MAX_PAGE_SIZE, type CardProduct } from '@pasal/shared/contracts';
import { selectWishlist, useShopSelector } from '@pasal/shared/shell';
import { useProductStripQuery } from '../../catalog-api';

/** The server's limit per list; a full wishlist needs two. */
function useNamed(ids: number[]) {
  return useProductStripQuery({ id: ids, limit: MAX_PAGE_SIZE }, { skip: ids.length === 0 });
}

/** The wishlist with current product data. Requested on entering the page, and again only for products not requested before. */
export function useWishedProducts() {
  const wishes = useShopSelector(selectWishlist);
  const [asked, setAsked] = useState(() => wishes.map(({ id }) => id));
  if (wishes.some(({ id }) => !asked.includes(id))) setAsked(wishes.map(({ id }) => id));
  const lists = [
    useNamed(asked.slice(0, MAX_PAGE_SIZE)),
    useNamed(asked.slice(MAX_PAGE_SIZE)),
  ] as const;
  const known = new Map<number, CardProduct>(
    lists.flatMap(({ data }) => data?.products ?? []).map((product) => [product.id, product]),
  );
  const isAnswered = lists.every(({ isUninitialized, isSuccess, isFetching }) =>
    isUninitialized ? true : isSuccess && !isFetching,
  );
  return {
    lines: wishes.map((wish) => ({
      wish,
      product: known.get(wish.id) ?? (isAnswered ? null : undefined),
    })),
    /** Why some data is missing; undefined while loaded or loading. */
    error: lists.find(({ isError, isFetching }) => isError && !isFetching)?.error,
    retry: () => {
      for (const { isError, refetch } of lists) if (isError) void refetch();
    },
  };
}
