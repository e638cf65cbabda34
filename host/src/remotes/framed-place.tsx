import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { carryOver } from '@pasal/platform/browser/early/carry-over';

/** The id of the element in the place of a page that only the browser makes. */
export const FRAMED_PLACE = 'framed-place';

const never = () => () => undefined;
const inBrowser = () => false;
const inServerHtml = () => true;

/** True for a component that took the server's HTML over, for as long as it is shown. */
export function useWasMade(): boolean {
  const isMade = useSyncExternalStore(never, inBrowser, inServerHtml);
  const [wasMade] = useState(isMade);
  return wasMade;
}

/**
 * The place as the server has made it (`framed-page.tsx`). What is in it is the document's own, which may have
 * changed it by now: React neither makes nor compares it.
 */
export function FramedPlace() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element) carryOver(element, window.pasalEarly);
    };
  }, []);
  return (
    <div
      ref={place}
      id={FRAMED_PLACE}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
