import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useNewOrdersQuery } from './new-orders-api';
import { remembered } from './remembered';
import { usePageVisible } from './use-page-visible';

/** Milliseconds between two requests while the page is in view, and while it is behind others. */
export const ASK_EVERY = 25_000;
export const ASK_BEHIND_EVERY = 60_000;

/** Id of the latest order that somebody at this browser has seen in the list. */
const seen = remembered('pasal-orders-seen');

function readSeen(): number | undefined {
  const text = seen.read();
  return text !== null && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}

/**
 * Counts the orders that came since somebody looked at the list in this browser. All that ask on one page share
 * one request. It goes on while the page is behind others, more rarely, because that is when staff have to be
 * told; and it asks at once when the page comes back into view.
 * @param skip true for who takes no orders: nothing is asked
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
    // The first answer only says where to count from, as does one of a shop that was restored since.
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
 * For the list of orders: who opens it sees the newest ones, and `see` says so of later ones. Until it is known
 * which is the newest, no order is new to them.
 */
export function useOrdersSeen(): { isSeen: boolean; see: (newest: number) => void } {
  const { currentData, isFetching } = useNewOrdersQuery({}, { refetchOnMountOrArgChange: true });
  const newest = isFetching ? undefined : currentData?.newest;
  useEffect(() => {
    if (newest !== undefined) seen.write(String(newest));
  }, [newest]);
  return { isSeen: newest !== undefined, see: (latest) => seen.write(String(latest)) };
}
