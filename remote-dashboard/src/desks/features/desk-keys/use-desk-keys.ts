import { useEffect, useEffectEvent } from 'react';

/** What a key does, by its place on the keyboard: a Nepali one has other letters there. */
export type KeyBindings = Readonly<Partial<Record<string, () => void>>>;

const FIELD = 'input:not([type="checkbox"]), select, textarea';
const TYPED = `${FIELD}, [contenteditable="true"], [role="combobox"], [role="menu"]`;
const PRESSED = 'button, a, summary, [role="menuitem"]';

/** True where a key belongs to what has the focus, or to a dialog that is open. */
function isTaken({ target, code }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(TYPED) !== null) return true;
  return (code === 'Enter' || code === 'Space') && target.closest(PRESSED) !== null;
}

/** The name of a key as bindings have it, such as `Shift+KeyA`. */
function nameOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key === '?') return '?';
  const place = code === 'NumpadEnter' ? 'Enter' : code;
  return shiftKey ? `Shift+${place}` : place;
}

/** Escape leaves a field, so that the keys of the page serve again; an open list of choices closes first. */
function leaveField({ target, code }: KeyboardEvent): void {
  const isField = target instanceof HTMLElement && target.matches(FIELD);
  if (code === 'Escape' && isField && target.ariaExpanded !== 'true') target.blur();
}

/** Lets keys do what buttons do, wherever on the page the focus is. */
export function useDeskKeys(bindings: KeyBindings): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTaken(event)) return leaveField(event);
    const run = bindings[nameOf(event)];
    if (run === undefined) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // Before a dialog hears of the key: the one that closes it must not count for the list behind it as well.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
