import { useEffect, useState } from 'react';
import type { BuyBar, BuyBarProps } from './buy-bar';

/**
 * The bar to buy with, while the button itself is out of sight: only a browser can tell, so the server's HTML has
 * none. Its code is fetched when it is needed first; a page that cannot fetch it has the button all the same.
 */
export function BuyBarLater(props: BuyBarProps) {
  const { actions } = props;
  const [isAway, setAway] = useState(false);
  const [Bar, setBar] = useState<typeof BuyBar>();
  useEffect(() => {
    const place = actions.current;
    if (!place || typeof IntersectionObserver === 'undefined') return undefined;
    // What the sticky header covers is out of sight.
    const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const watch = new IntersectionObserver(
      (seen) => setAway(seen.at(-1)?.isIntersecting === false),
      { rootMargin: `-${covered}px 0px 0px`, threshold: 0.9 },
    );
    watch.observe(place);
    return () => watch.disconnect();
  }, [actions]);
  useEffect(() => {
    if (!isAway) return;
    import('./buy-bar').then(
      (module) => setBar(() => module.BuyBar),
      () => undefined,
    );
  }, [isAway]);
  return isAway && Bar ? <Bar {...props} /> : null;
}
