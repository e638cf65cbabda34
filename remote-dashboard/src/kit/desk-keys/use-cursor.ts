import { useEffect, useState } from 'react';

/** Focuses a row if nothing has the focus; behind the splash, where nothing can, once it is gone. */
function focusOnceLive(key: string) {
  const row = document.querySelector<HTMLElement>(`[data-row="${key}"]`);
  const focus = () => {
    if (document.activeElement?.matches('body, main')) row?.focus({ preventScroll: true });
  };
  const splashed = row?.closest('[inert]');
  if (!splashed) {
    // The page's frame focuses a new page after all of its parts have run.
    queueMicrotask(focus);
    return undefined;
  }
  const watch = new MutationObserver(focus);
  watch.observe(splashed, { attributeFilter: ['inert'] });
  return () => watch.disconnect();
}

/**
 * The row that keys act on. A finished row is replaced by the next one, so that a list can be worked through with
 * one key.
 * @param keyOf identifies a row, on the page by `data-row` of its focusable element
 * @param occasion changes when the focus may have been lost: with a dialog, or the button that opened it
 */
export function useCursor<Row>(rows: readonly Row[], keyOf: (row: Row) => string, occasion = '') {
  const [cursor, setCursor] = useState({ key: '', at: 0 });
  const found = rows.findIndex((row) => keyOf(row) === cursor.key);
  const at = Math.max(0, found === -1 ? Math.min(cursor.at, rows.length - 1) : found);
  const current = rows[at];
  const key = current && keyOf(current);
  // The focus follows, unless it is on another control.
  useEffect(() => {
    if (key !== undefined) return focusOnceLive(key);
    return undefined;
  }, [key, occasion]);

  const toKey = (chosen: string) =>
    setCursor({
      key: chosen,
      at: Math.max(
        0,
        rows.findIndex((row) => keyOf(row) === chosen),
      ),
    });
  function moveTo(next: number) {
    const row = rows[Math.min(Math.max(next, 0), rows.length - 1)];
    if (row === undefined) return;
    setCursor({ key: keyOf(row), at: rows.indexOf(row) });
    document.querySelector<HTMLElement>(`[data-row="${keyOf(row)}"]`)?.focus();
  }
  return {
    current,
    step: (by: number) => moveTo(at + by),
    toKey,
    /** For a row's focusable element. */
    propsOf: (of: string) => ({
      'data-row': of,
      'data-current': of === key,
      onFocus: () => toKey(of),
    }),
  };
}
