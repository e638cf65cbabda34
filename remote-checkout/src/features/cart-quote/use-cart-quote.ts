import { useEffect, useMemo, useRef, useState } from 'react';
import type { QuotedDelivery, QuoteRequest } from '@pasal/shared/contracts';
import { countPieces, goodsKey, isLine, type LineRef } from '@pasal/shared/domain';
import {
  acceptCartLine,
  limitCart,
  selectCartLimits,
  selectCartItems,
  useShopDispatch,
  useShopSelector,
} from '@pasal/shared/shell';
import { useQuoteCartQuery } from '../../checkout-api';
import { cartLinesOf, checkLine, inOtherVariants } from '../../model/checked-line';
import type { Learned } from '../../model/ordering';

const keyOf = ({ id, variant_id }: LineRef) => goodsKey(id, variant_id);

/** Of a server that says nothing of deliveries (R9.1). */
const FREE: QuotedDelivery = {
  charge: 0,
  full_charge: 0,
  served: true,
  free_above: null,
  promised: null,
};

const NOWHERE: Where = {};

/** Where the order is to go, as far as that is known. */
type Where = Omit<QuoteRequest, 'cartItems'>;

/**
 * The cart's lines re-validated against the server in one call on entering the page (D14),
 * and again only when a line turns up that was never asked about, or the order goes elsewhere.
 * @param learned what refused orders have told since
 */
export function useCartQuote(where: Where = NOWHERE, learned: Learned | null = null) {
  const dispatch = useShopDispatch();
  const items = useShopSelector(selectCartItems);
  const [asked, setAsked] = useState(() => cartLinesOf(items));
  const unasked = items.some((item) => !asked.some((line) => isLine(line, item)));
  if (unasked) setAsked(cartLinesOf(items));

  const quote = useQuoteCartQuery(
    { body: { cartItems: asked, ...where } },
    { skip: asked.length === 0, refetchOnMountOrArgChange: true },
  );
  const { data, fulfilledTimeStamp } = quote;
  const limits = useShopSelector(selectCartLimits);
  const told = data?.limits;
  useEffect(() => {
    if (told) dispatch(limitCart(told));
  }, [dispatch, told]);

  const known = useMemo(() => {
    const newer = learned && learned.since === fulfilledTimeStamp ? learned.lines : [];
    return new Map([...(data?.items ?? []), ...newer].map((line) => [keyOf(line), line]));
  }, [data, fulfilledTimeStamp, learned]);

  // Stock that still covers the line is taken over without asking: nothing changes for the
  // shopper but how far the quantity may go. Once per answer, so that two tabs that know
  // different stocks don't correct each other for ever.
  const takenOver = useRef<typeof known>(undefined);
  useEffect(() => {
    if (takenOver.current === known) return;
    takenOver.current = known;
    for (const { id, variant_id, price, quantity, in_stock } of items) {
      const line = known.get(keyOf({ id, variant_id }));
      if (!line || line.problem === 'NOT_AVAILABLE' || line.in_stock === in_stock) continue;
      if (line.in_stock >= quantity)
        dispatch(acceptCartLine({ id, variant_id, price, in_stock: line.in_stock }));
    }
  }, [dispatch, items, known]);

  const over = countPieces(items) - (limits?.pieces_per_order ?? Infinity);
  return {
    lines: items.map((item) =>
      checkLine(item, known.get(keyOf(item)), {
        limits,
        left: item.quantity - over,
        others: inOtherVariants(items, item),
      }),
    ),
    /** The most pieces one order may have, when the cart has more. */
    overLimit: limits && over > 0 ? limits.pieces_per_order : null,
    /** What its delivery costs and when it comes; undefined until the shop has said so. */
    delivery: data && (data.delivery ?? FREE),
    checking: quote.isFetching,
    failed: quote.isError && !quote.isFetching,
    /** When the shop said all this. */
    quotedAt: fulfilledTimeStamp,
    retry: () => {
      if (asked.length > 0) void quote.refetch();
    },
  };
}
