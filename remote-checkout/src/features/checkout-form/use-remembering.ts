import { useState } from 'react';
import { restoreDraft, updateDraft } from '../../model/checkout-draft';
import { forgetBuyer, readBuyer } from '../../model/remembered-buyer';

/**
 * Whether this browser remembers the buyer, and is to remember the one of this order (D91).
 * @param onForget hears that nothing of the buyer is to be left
 */
export function useRemembering(onForget: () => void) {
  // The checkout is made in browsers alone, so storage is there for the first picture.
  const [isKnown, setKnown] = useState(() => readBuyer() !== null);
  const [wanted, setWanted] = useState(() => restoreDraft().remember);

  const choose = (remember: boolean) => {
    setWanted(remember);
    updateDraft({ remember });
    if (remember) return;
    // Now, and not only with the next order.
    forgetBuyer();
    setKnown(false);
  };
  const forget = () => {
    choose(false);
    onForget();
  };
  return { isKnown, wanted, choose, forget };
}
