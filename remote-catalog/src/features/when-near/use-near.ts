import { useEffect, useState } from 'react';

/** This far below or above the window still counts as near. */
const MARGIN = '400px 0px';

/** Says if `place` has come near the window; from then on it stays true. */
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
