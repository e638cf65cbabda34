import { useEffect, useState } from 'react';

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
 * @param keyOf names a row, in the page as `data-row` of what has the row's focus
 * @param occasion changes where the focus may have been lost: with a dialog, or with the button that opened it
 */
export function useCursor<Row>(rows: readonly Row[], keyOf: (row: Row) => string, occasion = '') {
  const [cursor, setCursor] = useState({ key: '', at: 0 });
  const found = rows.findIndex((row) => keyOf(row) === cursor.key);
  const at = Math.max(0, found === -1 ? Math.min(cursor.at, rows.length - 1) : found);
  const current = rows[at];
  const key = current && keyOf(current);
  // The focus goes along, unless it is somewhere of its own.
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
    /** For what has a row's focus. */
    propsOf: (of: string) => ({
      'data-row': of,
      'data-current': of === key,
      onFocus: () => toKey(of),
    }),
  };
}
