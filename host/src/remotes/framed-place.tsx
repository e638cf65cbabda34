import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { carryOver } from '@pasal/platform/browser/early/carry-over';

/** The id of the placeholder for a page that only the browser renders. */
export const FRAMED_PLACE = 'framed-place';

const never = () => () => undefined;
const inBrowser = () => false;
const inServerHtml = () => true;

/** True for a component that was hydrated from the server's HTML, for as long as it is shown. */
export function useWasMade(): boolean {
  const isMade = useSyncExternalStore(never, inBrowser, inServerHtml);
  const [wasMade] = useState(isMade);
  return wasMade;
}

/**
 * The server-rendered placeholder (`framed-page.tsx`). The document's script may have changed its content: React
 * neither renders nor compares it.
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
