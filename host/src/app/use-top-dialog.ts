import { useEffect, useState } from 'react';

function topDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
}

/** The modal dialog that lies on top of the page, whoever opened it; undefined when there is none. */
export function useTopDialog(): HTMLDialogElement | undefined {
  const [dialog, setDialog] = useState<HTMLDialogElement>();
  useEffect(() => {
    const look = () => setDialog(topDialog());
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    look();
    return () => watch.disconnect();
  }, []);
  return dialog;
}
