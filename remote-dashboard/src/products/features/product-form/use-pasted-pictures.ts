import { useEffect, useEffectEvent } from 'react';

/** The picture slot that has the focus, or undefined when none has. */
function focusedSlot(): number | undefined {
  const slot = document.activeElement?.closest('[data-slot]')?.getAttribute('data-slot');
  return slot === null || slot === undefined ? undefined : Number(slot);
}

/** Pictures pasted anywhere on the page but into a text go to the slot in focus, or an empty one. */
export function usePastedPictures(
  onPaste: (slot: number | undefined, files: readonly File[]) => void,
): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const target = event.target instanceof Element ? event.target : null;
    const isText = target?.closest('[contenteditable=true], textarea, input:not([type=file])');
    if (files.length === 0 || isText) return;
    event.preventDefault();
    onPaste(focusedSlot(), files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
