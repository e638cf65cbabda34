import { useState } from 'react';
import { messageOf, statusOf } from '@pasal/shared/api';
import { MAX_PAGE_SIZE } from '@pasal/shared/contracts';
import { readCartCode } from '@pasal/shared/domain';
import { useSearchParams } from '@pasal/shared/routing';
import {
  addPiecesToCart,
  clearCart,
  selectCartItems,
  selectCartLimits,
  useShopDispatch,
  useShopSelector,
} from '@pasal/shared/shell';
import { useProductsOfOrderQuery, useSentCartQuery } from '../../../checkout-api';
import { orderAgain, type LineAgain } from '../../../model/order-again';
import { checkSentLines, orderedLines } from '../../../model/sent-cart';
import { CODE } from '../../../paths';
import * as messages from './messages';

/** The sent cart in the page's address: its lines as now available, and the actions on them. */
export function useSentCart() {
  const [search, setSearch] = useSearchParams();
  const typed = search.get(CODE);
  const code = readCartCode(typed ?? '');
  const dispatch = useShopDispatch();
  const cart = useShopSelector(selectCartItems);
  const limits = useShopSelector(selectCartLimits);
  const [added, setAdded] = useState<readonly LineAgain[] | null>(null);

  const sent = useSentCartQuery(
    { params: { code: code ?? '' } },
    { skip: code === null, refetchOnMountOrArgChange: true },
  );
  const quoted = code === null ? undefined : sent.currentData?.items;
  const ids = [...new Set(quoted?.map(({ id }) => id))].slice(0, MAX_PAGE_SIZE);
  const found = useProductsOfOrderQuery(
    { query: { id: ids, limit: ids.length, view: 'card' } },
    { skip: ids.length === 0 },
  );
  const products = found.currentData?.products;
  const facts = { gone: messages.gone, limits };
  const error = sent.error ?? found.error;
  const isFailed = error !== undefined && !sent.isFetching && !found.isFetching;

  const close = () => setSearch({}, { replace: true });
  function put({ isInstead }: { isInstead: boolean }) {
    const lines = checkSentLines(quoted ?? [], products ?? [], facts);
    const beside = isInstead ? [] : cart;
    const again = orderAgain(orderedLines(lines), products ?? [], { cart: beside, limits });
    // A cart is replaced only if there is something to put in.
    if (isInstead && again.pieces.length > 0) dispatch(clearCart());
    for (const piece of again.pieces) dispatch(addPiecesToCart(piece));
    setAdded(again.lines);
    close();
  }
  return {
    /** True if the address has a code, valid or not. */
    isAsked: typed !== null,
    code: code ?? typed,
    lines: quoted && checkSentLines(quoted, products ?? [], facts),
    /** Its products are loaded, so that it can be added to a cart. */
    isReady: products !== undefined,
    problem:
      typed !== null && code === null
        ? messages.noCode
        : isFailed
          ? messageOf(error, messages.failed)
          : null,
    /** False if the code matches no cart. */
    canRetry: code !== null && statusOf(error) !== 404,
    retry: () => void (sent.error ? sent.refetch() : found.refetch()),
    /** Adds its lines to the cart's, or replaces them. */
    add: () => put({ isInstead: false }),
    replace: () => put({ isInstead: true }),
    close,
    /** The result per line, once added to the cart. */
    added,
  };
}
