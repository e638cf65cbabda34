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

/** Puts the lines of an order into the cart as far as they can still be bought, and knows what became of each. */
export function useOrderAgain(items: readonly OrderItem[]) {
  const dispatch = useShopDispatch();
  const cart = useShopSelector(selectCartItems);
  const limits = useShopSelector(selectCartLimits);
  // The cart may change, in another tab too, while the products are looked up.
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
