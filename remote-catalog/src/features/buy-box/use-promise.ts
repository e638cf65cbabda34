import { useMemo, useSyncExternalStore } from 'react';
import { useSiteSettingsQuery } from '@pasal/shared/api';
import { formatDay, kathmanduDate, promisedDays } from '@pasal/shared/domain';
import { keptPlace, placeOf } from '@pasal/shared/shell';
import { useQuoteDeliveryQuery } from '../../catalog-api';
import type { Goods } from '../../model/goods';
import * as messages from './messages';

const nothing = () => '';
/** Neither changes while a page is looked at. */
const never = () => () => undefined;
const readToday = () => kathmanduDate(new Date());

/**
 * When the goods would come, in words; undefined where the shop promises no days. The server knows neither the
 * visitor's day nor their place: it says how many days, the browser says until when, for the place chosen (D67).
 */
export function usePromise({ id, variant_id, price }: Goods): string | undefined {
  const { data } = useSiteSettingsQuery();
  const today = useSyncExternalStore(never, readToday, nothing);
  const kept = useSyncExternalStore(never, keptPlace, nothing);
  const place = useMemo(() => placeOf(kept), [kept]);
  const line = { id, ...(variant_id !== undefined && { variant_id }), price, quantity: 1 };
  const { district_id, city_id, name = '' } = place ?? {};
  const { data: quote } = useQuoteDeliveryQuery(
    { body: { cartItems: [line], district_id, city_id } },
    { skip: place === null },
  );
  const there = quote?.delivery;
  if (there && !there.served) return messages.notServed(name);
  if (there?.promised) return messages.getItByIn(formatDay(there.promised.to), name);

  const promise = data?.promise;
  if (!promise) return undefined;
  const { days } = promise;
  if (today === '') return messages.inDays(days.from, days.to);
  const promised = promisedDays({ days }, promise, new Date(today));
  return promised ? messages.getItBy(formatDay(promised.to)) : undefined;
}
