import { useEffect, useState } from 'react';
import type { DeskParcel } from '@pasal/shared/contracts';
import { keyOf } from '../../model/desks';

/** Focuses a row where the focus is nowhere; under the splash, where nothing can have it, once that is gone. */
function focusOnceLive(key: string) {
  const row = document.querySelector<HTMLElement>(`[data-row="${key}"]`);
  const focus = () => {
    if (document.activeElement?.matches('body, main')) row?.focus({ preventScroll: true });
  };
  const splashed = row?.closest('[inert]');
  if (!splashed) {
    // The page's frame focuses the page that was turned to after all of its parts had their turn.
    queueMicrotask(focus);
    return undefined;
  }
  const watch = new MutationObserver(focus);
  watch.observe(splashed, { attributeFilter: ['inert'] });
  return () => watch.disconnect();
}

/**
 * Which row keys work on. A row that is done gives its place to the next one, so that a list is worked through by one key.
 * @param occasion changes where the focus may have been lost: with a dialog, or with the button that opened it
 */
export function useCursor(parcels: readonly DeskParcel[], occasion: string) {
  const [cursor, setCursor] = useState({ key: '', at: 0 });
  const found = parcels.findIndex((parcel) => keyOf(parcel) === cursor.key);
  const at = Math.max(0, found === -1 ? Math.min(cursor.at, parcels.length - 1) : found);
  const current = parcels[at];
  const key = current && keyOf(current);
  // The focus goes along, unless it is somewhere of its own.
  useEffect(() => {
    if (key !== undefined) return focusOnceLive(key);
    return undefined;
  }, [key, occasion]);

  function moveTo(next: number) {
    const row = parcels[Math.min(Math.max(next, 0), parcels.length - 1)];
    if (row === undefined) return;
    setCursor({ key: keyOf(row), at: parcels.indexOf(row) });
    document.querySelector<HTMLElement>(`[data-row="${keyOf(row)}"]`)?.focus();
  }
  return {
    current,
    step: (by: number) => moveTo(at + by),
    toKey: (chosen: string) =>
      setCursor({
        key: chosen,
        at: Math.max(
          0,
          parcels.findIndex((parcel) => keyOf(parcel) === chosen),
        ),
      }),
  };
}
