import { useEffect, useState } from 'react';
import type { BuyBar, BuyBarProps } from './buy-bar';

/**
 * The sticky buy bar, while the button itself is out of view, which only a browser knows, so the server's HTML has
 * none. Its code is loaded on demand; if that fails, the page still has the button.
 */
export function BuyBarLater(props: BuyBarProps) {
  const { actions } = props;
  const [isAway, setAway] = useState(false);
  const [Bar, setBar] = useState<typeof BuyBar>();
  useEffect(() => {
    const place = actions.current;
    if (!place || typeof IntersectionObserver === 'undefined') return undefined;
    // Whatever the sticky header covers is out of view.
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
