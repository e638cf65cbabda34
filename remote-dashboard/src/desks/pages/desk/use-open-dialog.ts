import { useRef, useState } from 'react';
import type { OpenDialog } from './desk-dialogs';

/** What is open over a desk. What comes late, such as the papers of a scan, does not take the place of what is worked on. */
export function useOpenDialog() {
  const [dialog, setDialog] = useState<OpenDialog>();
  // Two answers may come between two renderings.
  const isOpen = useRef(false);
  const put = (next: OpenDialog | undefined) => {
    isOpen.current = next !== undefined;
    setDialog(next);
  };
  return {
    dialog,
    isOpen: () => isOpen.current,
    /** @returns false where something is open already */
    open: (next: OpenDialog) => {
      if (isOpen.current) return false;
      put(next);
      return true;
    },
    close: () => put(undefined),
  };
}
