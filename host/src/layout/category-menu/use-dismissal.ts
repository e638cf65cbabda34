import { useEffect, useRef, type RefObject } from 'react';

/** Closes a popup when the pointer or the focus goes elsewhere, or Escape is pressed; Escape restores the focus. */
export function useDismissal(
  inside: RefObject<HTMLElement | null>,
  open: boolean,
  onClose: () => void,
  opener: RefObject<HTMLElement | null>,
): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !inside.current?.contains(target)) close.current();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      opener.current?.focus();
      close.current();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [inside, open, opener]);
}
