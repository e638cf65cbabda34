import { useEffect, useRef, useState } from 'react';
import { messageOf } from '@pasal/shared/api';
import { MAX_PAGE_SIZE, type OrderItem } from '@pasal/shared/contracts';
import {
  addPiecesToCart,
  selectCartItems,
  selectCartLimits,
  useShopDispatch,
  useShopSelector,
} from '@pasal/shared/shell';
import { useLazyProductsOfOrderQuery } from '../../checkout-api';
import { orderAgain, type LineAgain } from '../../model/order-again';
import * as messages from './messages';

/** Adds an order's available lines to the cart, and returns the result per line. */
export function useOrderAgain(items: readonly OrderItem[]) {
  const dispatch = useShopDispatch();
  const cart = useShopSelector(selectCartItems);
  const limits = useShopSelector(selectCartLimits);
  // The cart may change, even in another tab, while the products are loading.
  const now = useRef({ cart, limits });
  useEffect(() => {
    now.current = { cart, limits };
  }, [cart, limits]);
  const [find, { isFetching, error }] = useLazyProductsOfOrderQuery();
  const [lines, setLines] = useState<readonly LineAgain[] | null>(null);

  const again = async () => {
    setLines(null);
    const id = [...new Set(items.map(({ product_id }) => product_id))].slice(0, MAX_PAGE_SIZE);
    const { data } = await find({ query: { id, limit: id.length, view: 'card' } });
    if (!data) return;
    const { pieces, lines: said } = orderAgain(items, data.products, now.current);
    for (const piece of pieces) dispatch(addPiecesToCart(piece));
    setLines(said);
  };
  const problem = error && !isFetching ? messageOf(error, messages.failed) : null;
  return { again, busy: isFetching, lines, problem };
}
