import type { EarlyInput } from './early-input';

/** Finds the counterpart of an element in another part: the same description, and of several the same index. */
function counterpartOf(element: HTMLElement, read: EarlyInput['read'], place: ParentNode) {
  const alike = (part: ParentNode) =>
    [...part.querySelectorAll<HTMLElement>('a, button')].filter(
      (each) => read(each) === read(element),
    );
  const number = alike(place).indexOf(element);
  return (next: ParentNode) => (number === -1 ? undefined : alike(next)[number]);
}

/**
 * Carries the visitor's actions in a part of the server's HTML over to the page that replaces it: the focus, and the
 * presses to be replayed. Call it just before the part is removed.
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
    // It was not removed after all.
    if (place.isConnected) return;
    for (const { press, find } of presses) press.target = find(parent) ?? press.target;
    findFocused?.(parent)?.focus({ preventScroll: true });
  });
}
