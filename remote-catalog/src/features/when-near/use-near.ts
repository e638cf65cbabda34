import { useEffect, useState } from 'react';

/** Distance from the viewport that counts as near. */
const MARGIN = '400px 0px';

/** Whether `place` has come near the viewport; never turns false again. */
export function useNear() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place || near || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [place, near]);
  return { place: setPlace, near };
}
