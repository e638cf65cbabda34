import { useMemo, useSyncExternalStore } from 'react';
import { useQuoteCartQuery, useSiteSettingsQuery } from '@pasal/shared/api';
import { useDay } from '@pasal/shared/dates';
import { LANGUAGE, kathmanduDate, promisedDays } from '@pasal/shared/domain';
import { keptPlace, placeOf } from '@pasal/shared/shell';
import type { Goods } from '../../model/goods';
import * as messages from './messages';

const nothing = () => '';
/** Neither changes while a page is open. */
const never = () => () => undefined;
const readToday = () => kathmanduDate(new Date());

export interface Promised {
  /** The delivery date in words, or that there is no delivery. */
  words: string;
  /** True if these goods arrive sooner than others. */
  isFast: boolean;
}

/**
 * The delivery date in words; undefined if the shop promises no days, null if it promises none for the selected
 * place (D363). The server knows neither the visitor's date nor place: it renders a number of days, the browser a
 * date for the selected place (D67).
 */
export function usePromise(
  { id, variant_id, price }: Goods,
  fastDelivery: boolean,
): Promised | null | undefined {
  const { data } = useSiteSettingsQuery();
  const writeDay = useDay(true);
  const today = useSyncExternalStore(never, readToday, nothing);
  const kept = useSyncExternalStore(never, keptPlace, nothing);
  const place = useMemo(() => placeOf(kept), [kept]);
  const line = { id, ...(variant_id !== undefined && { variant_id }), price, quantity: 1 };
  const { district_id, city_id } = place ?? {};
  // In this page's language, which may differ from that of the page where it was selected.
  const name = (LANGUAGE === 'ne' && place?.label) || place?.name || '';
  const { data: quote } = useQuoteCartQuery(
    { body: { cartItems: [line], district_id, city_id } },
    { skip: place === null },
  );
  const there = quote?.delivery;
  if (there && !there.served) return { words: messages.notServed(name), isFast: false };
  if (there?.promised) {
    const words = messages.getItByIn(writeDay(there.promised.to), name);
    return { words, isFast: there.fast === 'sooner' };
  }
  if (there) return null;

  const promise = data?.promise;
  if (!promise) return undefined;
  const fast = fastDelivery ? promise.fast : undefined;
  const days = fast ?? promise.days;
  const isFast = fast !== undefined;
  if (today === '') return { words: messages.inDays(days.from, days.to), isFast };
  const promised = promisedDays({ days }, promise, new Date(today));
  return promised ? { words: messages.getItBy(writeDay(promised.to)), isFast } : undefined;
}
