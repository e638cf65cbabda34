import type { EarlyInput } from './early-input';

/** Finds in another part what reads the same as an element in this one: of several, that of the same number. */
function counterpartOf(element: HTMLElement, read: EarlyInput['read'], place: ParentNode) {
  const alike = (part: ParentNode) =>
    [...part.querySelectorAll<HTMLElement>('a, button')].filter(
      (each) => read(each) === read(element),
    );
  const number = alike(place).indexOf(element);
  return (next: ParentNode) => (number === -1 ? undefined : alike(next)[number]);
}

/**
 * Carries what the visitor did in a place of the server's HTML over to the page that comes instead: the focus, and
 * the presses that wait to be done again. To be called just before the place goes.
 */
export function carryOver(place: HTMLElement, early: EarlyInput | undefined): void {
  const parent = place.parentElement;
  if (!early || !parent) return;
  const { read } = early;
  const { activeElement } = place.ownerDocument;
  const focused =
    activeElement instanceof HTMLElement && place.contains(activeElement) ? activeElement : null;
  const findFocused = focused && counterpartOf(focused, read, place);
  const presses = early.done
    .filter((each) => each.kind === 'press')
    .filter(({ target }) => place.contains(target))
    .map((press) => ({ press, find: counterpartOf(press.target, read, place) }));
  queueMicrotask(() => {
    // It only looked as if it went.
    if (place.isConnected) return;
    for (const { press, find } of presses) press.target = find(parent) ?? press.target;
    findFocused?.(parent)?.focus({ preventScroll: true });
  });
}
