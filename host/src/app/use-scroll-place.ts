import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useLocation } from '@pasal/shared/routing';
import { holdPlace } from './hold-place';
import { readVisited, saveVisited, makeVisitedPlaces } from './visited-places';

/**
 * "The page scrolls to the top on every route change" (R2.10), except on a step back, which restores the scroll
 * position (D45). A change of filters alone does not scroll.
 */
export function useScrollPlace(): void {
  const { key, pathname, search, hash } = useLocation();
  const move = useNavigationType();
  const visited = useRef<ReturnType<typeof makeVisitedPlaces>>(undefined);
  const shown = useRef(pathname);
  const holding = useRef<() => void>(undefined);

  // This runs before the first paint, and before the browser scrolls up in a shorter page.
  useLayoutEffect(() => {
    visited.current ??= makeVisitedPlaces(readVisited());
    const left = visited.current.enter(`${key} ${pathname}${search}${hash}`, move);
    const isOtherPage = shown.current !== pathname;
    shown.current = pathname;
    if (left !== undefined) {
      holding.current = holdPlace(left, () => {
        holding.current = undefined;
      });
    }
    if (left === undefined && isOtherPage) window.scrollTo(0, 0);
    visited.current.note(left ?? window.scrollY);
    return () => holding.current?.();
  }, [key, pathname, search, hash, move]);

  useEffect(() => {
    const { history } = window;
    // A page that is still too short cannot be scrolled to its final position.
    const note = () => {
      if (!holding.current) visited.current?.note(window.scrollY);
    };
    // When a document is reloaded, the browser restores its position.
    const leave = () => {
      history.scrollRestoration = 'auto';
      if (visited.current) saveVisited(visited.current.visited());
    };
    const stay = () => {
      history.scrollRestoration = 'manual';
    };
    stay();
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', stay);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', stay);
      history.scrollRestoration = 'auto';
    };
  }, []);
}
