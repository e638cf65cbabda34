import { useRef, useState } from 'react';
import type { OpenDialog } from './desk-dialogs';

/** The open dialog of a desk. Late results, such as papers after a scan, don't replace a dialog in use. */
export function useOpenDialog() {
  const [dialog, setDialog] = useState<OpenDialog>();
  // Two responses may arrive between renders.
  const isOpen = useRef(false);
  const put = (next: OpenDialog | undefined) => {
    isOpen.current = next !== undefined;
    setDialog(next);
  };
  return {
    dialog,
    isOpen: () => isOpen.current,
    /** @returns false if a dialog is already open */
    open: (next: OpenDialog) => {
      if (isOpen.current) return false;
      put(next);
      return true;
    },
    close: () => put(undefined),
  };
}
