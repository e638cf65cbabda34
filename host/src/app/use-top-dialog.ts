import { useEffect, useState } from 'react';

function findTopDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
}

/** Returns the modal dialog on top of the page; undefined when there is none. */
export function useTopDialog(): HTMLDialogElement | undefined {
  const [dialog, setDialog] = useState<HTMLDialogElement>();
  useEffect(() => {
    const look = () => setDialog(findTopDialog());
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    look();
    return () => watch.disconnect();
  }, []);
  return dialog;
}
