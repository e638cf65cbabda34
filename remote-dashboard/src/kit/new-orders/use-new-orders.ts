import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useNewOrdersQuery } from './new-orders-api';
import { remembered } from './remembered';
import { usePageVisible } from './use-page-visible';

/** Polling interval in milliseconds for a visible and for a hidden page. */
export const ASK_EVERY = 25_000;
export const ASK_BEHIND_EVERY = 60_000;

/** Id of the latest order seen in the list in this browser. */
const seen = remembered('pasal-orders-seen');

function readSeen(): number | undefined {
  const text = seen.read();
  return text !== null && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}

/**
 * Counts the orders received since the list was last opened in this browser. All callers on a page share one
 * request. Polling continues at a lower rate while the page is hidden, because that is when staff need the notice,
 * and happens at once when it becomes visible.
 * @param skip true for users without access to orders: nothing is requested
 */
export function useNewOrders(skip = false) {
  const known = useSyncExternalStore(seen.listen, readSeen, () => undefined);
  const isVisible = usePageVisible();
  const { currentData, refetch } = useNewOrdersQuery(
    known === undefined ? {} : { query: { after: known } },
    { skip, pollingInterval: isVisible ? ASK_EVERY : ASK_BEHIND_EVERY },
  );
  const newest = currentData?.newest;

  useEffect(() => {
    // The first response only sets the starting point, as does one from a restored database.
    if (newest !== undefined && (known === undefined || newest < known)) seen.write(String(newest));
  }, [known, newest]);

  const askAtOnce = useEffectEvent(() => {
    if (!skip && document.visibilityState === 'visible') void refetch();
  });
  useEffect(() => {
    const onChange = () => askAtOnce();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  return { count: known === undefined ? 0 : (currentData?.total ?? 0), newest };
}

/**
 * For the order list: opening it marks the newest orders as seen, and `see` marks later ones. Until the newest is
 * known, no order counts as new.
 */
export function useOrdersSeen(): { isSeen: boolean; see: (newest: number) => void } {
  const { currentData, isFetching } = useNewOrdersQuery({}, { refetchOnMountOrArgChange: true });
  const newest = isFetching ? undefined : currentData?.newest;
  useEffect(() => {
    if (newest !== undefined) seen.write(String(newest));
  }, [newest]);
  return { isSeen: newest !== undefined, see: (latest) => seen.write(String(latest)) };
}
