import { useEffect, useRef, useState } from 'react';

/** What changed in the order is shown where the eye and the keyboard are led to. */
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
