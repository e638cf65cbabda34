import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useLocation } from '@pasal/shared/routing';
import { holdPlace } from './hold-place';
import { readVisited, saveVisited, visitedPlaces } from './visited-places';

/**
 * "The page scrolls to the top on every route change" (R2.10), but for a step back, which finds
 * the page where it was left (D45). A change of filters alone leaves the window where it is.
 */
export function useScrollPlace(): void {
  const { key, pathname, search, hash } = useLocation();
  const move = useNavigationType();
  const visited = useRef<ReturnType<typeof visitedPlaces>>(undefined);
  const shown = useRef(pathname);
  const holding = useRef<() => void>(undefined);

  // Before anything is painted, and before the browser tells how much shorter the new page is.
  useLayoutEffect(() => {
    visited.current ??= visitedPlaces(readVisited());
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
    // What a page still too short was scrolled to is not where it was left.
    const note = () => {
      if (!holding.current) visited.current?.note(window.scrollY);
    };
    // A document that is loaded again finds its own place by the browser.
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
