import { useEffect, useMemo, useRef, useState } from 'react';
import { useQuoteCartQuery } from '@pasal/shared/api';
import type { QuotedDelivery, QuoteRequest } from '@pasal/shared/contracts';
import {
  canBeBought,
  goodsKey,
  hasTooManyInAll,
  isLine,
  type CartItem,
  type CartNames,
  type LineRef,
} from '@pasal/shared/domain';
import {
  acceptCartLine,
  limitCart,
  selectCartLimits,
  selectCartItems,
  useShopDispatch,
  useShopSelector,
} from '@pasal/shared/shell';
import { cartLinesOf, checkLine, namedAsSold } from '../../model/checked-line';
import type { Learned } from '../../model/ordering';

const keyOf = ({ id, variant_id }: LineRef) => goodsKey(id, variant_id);

/** The delivery of a server whose answer has none (R9.1). */
const FREE: QuotedDelivery = {
  charge: 0,
  full_charge: 0,
  served: true,
  free_above: null,
  promised: null,
};

const isSame = (one: CartNames, other: CartNames | undefined) =>
  one.en === other?.en && one.ne === other?.ne;

const NOWHERE: Where = {};

/** Where the order is to go, as far as that is known. */
type Where = Omit<QuoteRequest, 'cartItems'>;

/**
 * Checks the cart's lines against the server in one call on entering the page (D14), and again only when a
 * line appears that was not in that call, or the order goes to another place.
 * @param learned lines from refused orders since
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
  const newLimits = data?.limits;
  useEffect(() => {
    if (newLimits) dispatch(limitCart(newLimits));
  }, [dispatch, newLimits]);

  const known = useMemo(() => {
    const newer = learned && learned.since === fulfilledTimeStamp ? learned.lines : [];
    return new Map([...(data?.items ?? []), ...newer].map((line) => [keyOf(line), line]));
  }, [data, fulfilledTimeStamp, learned]);

  // Names, and stock that still covers the line, are taken over without asking: nothing changes for the
  // shopper but how far the quantity may go. Once per answer, so that two tabs that know
  // different stocks don't correct each other for ever.
  const takenOver = useRef<typeof known>(undefined);
  useEffect(() => {
    if (takenOver.current === known) return;
    takenOver.current = known;
    for (const { id, variant_id, price, quantity, in_stock, names } of items) {
      const line = known.get(keyOf({ id, variant_id }));
      if (!line || line.problem === 'NOT_AVAILABLE' || line.in_stock < quantity) continue;
      const said = line.names ?? {};
      if (line.in_stock === in_stock && isSame(said, names)) continue;
      dispatch(acceptCartLine({ id, variant_id, price, in_stock: line.in_stock, names: said }));
    }
  }, [dispatch, items, known]);

  const isBought = (item: CartItem) => {
    const line = known.get(keyOf(item));
    return line === undefined || canBeBought(line);
  };
  const named = items.map((item) => namedAsSold(item, known.get(keyOf(item))));
  const bought = named.filter(isBought);

  return {
    lines: named.map((item) => checkLine(item, known.get(keyOf(item)), { items: bought, limits })),
    /** The goods of the order: the cart's, without what cannot be bought. */
    bought,
    /** The most pieces one order may have, when the cart has more. */
    overLimit: limits && hasTooManyInAll(bought, limits) ? limits.pieces_per_order : null,
    /** Price and days of the delivery; undefined until the shop has answered. */
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
