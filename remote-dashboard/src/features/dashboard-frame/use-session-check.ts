import { useEffect } from 'react';
import { statusOf, useMeQuery } from '@pasal/shared/api';
import { logout, useShopDispatch } from '@pasal/shared/shell';

/** Asks the server on entry whether the session still stands; if not, it ends silently (spec §4). */
export function useSessionCheck(): void {
  const { error, fulfilledTimeStamp } = useMeQuery(undefined, { refetchOnMountOrArgChange: true });
  const dispatch = useShopDispatch();
  const isOver = statusOf(error) === 401;
  useEffect(() => {
    if (isOver) dispatch(logout());
  }, [isOver, fulfilledTimeStamp, dispatch]);
}
