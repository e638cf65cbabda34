import { useEffect, useState } from 'react';
import type { RecentlyViewed } from './recently-viewed';
import { useViewedIds } from './use-viewed';

/**
 * What was looked at before, whose code is fetched only where something was. When it does not come,
 * nobody misses it.
 */
export function RecentlyViewedLater({ except }: { except?: number }) {
  const hasAny = useViewedIds(except).length > 0;
  const [Part, setPart] = useState<typeof RecentlyViewed>();
  useEffect(() => {
    if (!hasAny || Part) return undefined;
    let isShown = true;
    import('./recently-viewed').then(
      (module) => isShown && setPart(() => module.RecentlyViewed),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [hasAny, Part]);
  return Part ? <Part except={except} /> : null;
}
