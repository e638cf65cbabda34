import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@pasal/shared/ui';

/** A page may change its title again when its data arrives; only the last one is announced. */
const SETTLED = 250;

/** Announces the title of each page opened by client-side navigation; screen readers announce a load themselves. */
export function PageAnnouncer({ pathname }: { pathname: string }) {
  const [title, setTitle] = useState('');
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current === pathname) return undefined;
    first.current = '';
    let timer = 0;
    const say = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setTitle(document.title), SETTLED);
    };
    say();
    const watch = new MutationObserver(say);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      window.clearTimeout(timer);
    };
  }, [pathname]);
  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
