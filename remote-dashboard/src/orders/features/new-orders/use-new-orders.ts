import { useEffect, useEffectEvent, useState } from 'react';
import { useNewOrdersQuery } from '../../orders-api';
import { usePageVisible } from './use-page-visible';

/** How often the shop is asked for new orders while the page is in view, in ms. */
export const ASK_EVERY = 25_000;

/**
 * How many orders came since the list was opened or `take` was called. The shop is asked only while
 * somebody can see the page, and at once when it comes back into view.
 */
export function useNewOrders() {
  const [known, setKnown] = useState<number>();
  const isVisible = usePageVisible();
  const { currentData, refetch } = useNewOrdersQuery(
    known === undefined ? {} : { query: { after: known } },
    {
      pollingInterval: isVisible && known !== undefined ? ASK_EVERY : 0,
      refetchOnMountOrArgChange: true,
    },
  );
  const newest = currentData?.newest;
  // The first answer only says where to count from.
  if (known === undefined && newest !== undefined) setKnown(newest);

  const isCounting = known !== undefined;
  const askAtOnce = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && isCounting) void refetch();
  });
  useEffect(() => {
    const onChange = () => askAtOnce();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  return {
    count: isCounting ? (currentData?.total ?? 0) : 0,
    take: () => setKnown(newest),
  };
}
