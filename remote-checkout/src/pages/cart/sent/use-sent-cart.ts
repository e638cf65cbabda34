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

/** The cart that the page's address names: its lines as they can be bought now, and what becomes of them. */
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
    // A cart gives way to something, never to nothing.
    if (isInstead && again.pieces.length > 0) dispatch(clearCart());
    for (const piece of again.pieces) dispatch(addPiecesToCart(piece));
    setAdded(again.lines);
    close();
  }
  return {
    /** True while the address names one, whatever it is. */
    isAsked: typed !== null,
    code: code ?? typed,
    lines: quoted && checkSentLines(quoted, products ?? [], facts),
    /** Its products are known, so that it can be put into a cart. */
    isReady: products !== undefined,
    problem:
      typed !== null && code === null
        ? messages.noCode
        : isFailed
          ? messageOf(error, messages.failed)
          : null,
    /** False for a code that opens no cart. */
    canRetry: code !== null && statusOf(error) !== 404,
    retry: () => void (sent.error ? sent.refetch() : found.refetch()),
    /** Its lines beside those the cart has, or instead of them. */
    add: () => put({ isInstead: false }),
    replace: () => put({ isInstead: true }),
    close,
    /** What became of each line, once it was put into the cart. */
    added,
  };
}
