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

/** The delivery if the server's response has none (R9.1). */
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

/** The destination, as far as it is known. */
type Where = Omit<QuoteRequest, 'cartItems'>;

/**
 * Checks the cart's lines in one server call on entering the page (D14), and again only when a line is added or the
 * destination changes.
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

  // Names, and stock that still covers the line, are applied without asking: only the maximum quantity changes for the
  // shopper. Once per response, so that two tabs with different stocks don't correct each other endlessly.
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
    /** The order's goods: the cart without unavailable lines. */
    bought,
    /** The order's piece limit, if the cart exceeds it. */
    overLimit: limits && hasTooManyInAll(bought, limits) ? limits.pieces_per_order : null,
    /** Charge and days of the delivery; undefined until the shop has responded. */
    delivery: data && (data.delivery ?? FREE),
    checking: quote.isFetching,
    failed: quote.isError && !quote.isFetching,
    /** The time of the response. */
    quotedAt: fulfilledTimeStamp,
    retry: () => {
      if (asked.length > 0) void quote.refetch();
    },
  };
}
