import { useEffect, useState } from 'react';
import type { RecentlyViewed } from './recently-viewed';
import { useViewedIds } from './use-viewed';

/**
 * The recently viewed products; their code is fetched only when there are some. A failed fetch shows nothing,
 * because the page is complete without them.
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
