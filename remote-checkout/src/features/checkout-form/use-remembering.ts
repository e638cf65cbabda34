import { useState } from 'react';
import { restoreDraft, updateDraft } from '../../model/checkout-draft';
import { forgetBuyer, readBuyer } from '../../model/remembered-buyer';

/**
 * Whether this browser stores the buyer's details, and will for this order (D91).
 * @param onForget called when the buyer's data must be removed
 */
export function useRemembering(onForget: () => void) {
  // The checkout is rendered only in browsers, so storage is available for the first render.
  const [isKnown, setKnown] = useState(() => readBuyer() !== null);
  const [wanted, setWanted] = useState(() => restoreDraft().remember);

  const choose = (remember: boolean) => {
    setWanted(remember);
    updateDraft({ remember });
    if (remember) return;
    // Now, not only with the next order.
    forgetBuyer();
    setKnown(false);
  };
  const forget = () => {
    choose(false);
    onForget();
  };
  return { isKnown, wanted, choose, forget };
}
