import { useEffect, useRef, useState } from 'react';
import type { HeroSlides } from './hero-slides';

/**
 * The slider, once needed: it loads after the first picture, which it must not delay. Until then, or if loading
 * fails, only the first picture is shown.
 */
export function useSlides(wanted: boolean) {
  const first = useRef<HTMLImageElement>(null);
  const [ready, setReady] = useState(false);
  const [Slides, setSlides] = useState<typeof HeroSlides>();
  const settle = () => setReady(true);

  // A picture loaded before this code has no more load event.
  useEffect(() => {
    if (wanted && first.current?.complete) setReady(true);
  }, [wanted]);

  useEffect(() => {
    if (!wanted || !ready) return undefined;
    let gone = false;
    const show = ({ HeroSlides: loaded }: { HeroSlides: typeof HeroSlides }) => {
      if (!gone) setSlides(() => loaded);
    };
    import(/* webpackPreload: true */ './hero-slides').then(show, () => undefined);
    return () => {
      gone = true;
    };
  }, [wanted, ready]);

  return { first, settle, Slides: wanted ? Slides : undefined };
}
