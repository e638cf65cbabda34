import { useEffect, useEffectEvent } from 'react';

/** What a key does, by its place on the keyboard: a Nepali one has other letters there. */
export type KeyBindings = Readonly<Partial<Record<string, () => void>>>;

const TYPED =
  'input:not([type="checkbox"]), select, textarea, [contenteditable="true"], [role="combobox"]';
const PRESSED = 'button, a, summary, [role="menuitem"]';

/** True where a key belongs to what has the focus, or to a dialog that is open. */
function isTaken({ target, code }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(TYPED) !== null) return true;
  return (code === 'Enter' || code === 'Space') && target.closest(PRESSED) !== null;
}

/** Lets keys do what buttons do, wherever on the page the focus is. */
export function useDeskKeys(bindings: KeyBindings): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
    const name = event.key === '?' ? '?' : event.code === 'NumpadEnter' ? 'Enter' : event.code;
    const run = bindings[name];
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
