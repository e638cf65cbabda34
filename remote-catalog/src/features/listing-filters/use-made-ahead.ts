import { useEffect, useState, type RefObject } from 'react';

/** True once the browser has had a moment for what stands behind a button that is in sight. */
export function useMadeAhead(button: RefObject<HTMLElement | null>): boolean {
  const [isMade, setMade] = useState(false);
  useEffect(() => {
    let moment = 0;
    // Safari knows no such moments: there a press makes what it opens.
    if (isMade || !('requestIdleCallback' in window)) return undefined;
    const ask = () => {
      moment = window.requestIdleCallback(() => {
        if (button.current?.checkVisibility()) setMade(true);
      });
    };
    if (document.readyState === 'complete') ask();
    else window.addEventListener('load', ask);
    return () => {
      window.removeEventListener('load', ask);
      window.cancelIdleCallback(moment);
    };
  }, [button, isMade]);
  return isMade;
}
