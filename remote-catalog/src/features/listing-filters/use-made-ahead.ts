import { useEffect, useState, type RefObject } from 'react';

/** True once the browser was idle while the button was visible, so that its content can be rendered ahead. */
export function useMadeAhead(button: RefObject<HTMLElement | null>): boolean {
  const [isMade, setMade] = useState(false);
  useEffect(() => {
    let moment = 0;
    // Safari has no idle callback: there a press renders the content.
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
