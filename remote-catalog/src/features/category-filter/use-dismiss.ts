import { useEffect, type RefObject } from 'react';

/** Calls `onDismiss` when the pointer is pressed or the focus moves outside of `inside`. */
export function useDismiss(
  inside: RefObject<HTMLElement | null>,
  active: boolean,
  onDismiss: () => void,
): void {
  useEffect(() => {
    if (!active) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !inside.current?.contains(target)) onDismiss();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [inside, active, onDismiss]);
}
