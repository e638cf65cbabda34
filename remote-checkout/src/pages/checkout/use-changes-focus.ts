import { useEffect, useRef, useState } from 'react';

/** Moves the focus to the changes of the order, so that eye and keyboard find them. */
export function useChangesFocus() {
  const review = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes === 0) return;
    const find = (what: string) => review.current?.querySelector<HTMLElement>(what);
    const next = find('li button') ?? find('button[type="submit"]:not(:disabled)');
    (next ?? heading.current)?.focus();
  }, [changes]);
  return { review, heading, showChanges: () => setChanges((before) => before + 1) };
}
