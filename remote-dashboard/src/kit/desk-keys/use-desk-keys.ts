import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { makeKeyHold } from '../scanner';

/** A key's action, by its physical position: a Nepali layout has other letters there. */
export type KeyBindings = Readonly<Partial<Record<string, () => void>>>;

const FIELD = 'input:not([type="checkbox"]), select, textarea';
const TYPED = `${FIELD}, [contenteditable="true"], [role="combobox"], [role="menu"]`;
const TEXT = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]';
const PRESSED = 'button, a, summary, [role="menuitem"]';

/** True if a key belongs to the focused element or an open dialog. */
function isTaken(target: EventTarget | null, code: string): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(TYPED) !== null) return true;
  return (code === 'Enter' || code === 'Space') && target.closest(PRESSED) !== null;
}

/** A key's name as in bindings, such as `Shift+KeyA`. */
function nameOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key === '?') return '?';
  const place = code === 'NumpadEnter' ? 'Enter' : code;
  return shiftKey ? `Shift+${place}` : place;
}

/** Escape leaves a field, so that page shortcuts work again; an open list of options closes first. */
function leaveField({ target, code }: KeyboardEvent): void {
  const isField = target instanceof HTMLElement && target.matches(FIELD);
  if (code === 'Escape' && isField && target.ariaExpanded !== 'true') target.blur();
}

/** Keys that may auto-repeat; others act once. */
const HELD: ReadonlySet<string> = new Set(['KeyJ', 'KeyK', 'ArrowDown', 'ArrowUp']);
const isText = (target: EventTarget | null) => target instanceof Element && target.matches(TEXT);

function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'CapsLock', 'AltGraph']);

/** Binds keys to actions, wherever the focus is; a scanner's input is a code, not shortcuts. */
export function useDeskKeys(bindings: KeyBindings): void {
  const isBound = useEffectEvent((name: string) => bindings[name] !== undefined);
  const run = useEffectEvent((name: string) => bindings[name]?.());
  useEffect(() => {
    // Each key sees the page as the previous one left it.
    const hold = makeKeyHold((names) => {
      for (const name of names)
        if (!isTaken(document.activeElement, name)) flushSync(() => run(name));
    });
    function press(event: KeyboardEvent) {
      const { target, key, code, repeat } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || MODIFIERS.has(key)) return;
      if (hold.isEcho(event) || hold.endsCode(event)) return swallow(event);
      if (isTaken(target, code)) {
        hold.release();
        if (!isText(target) && hold.passes(event)) return swallow(event);
        return leaveField(event);
      }
      const name = nameOf(event);
      if (isBound(name)) event.preventDefault();
      if (repeat && !HELD.has(name)) return undefined;
      // The scan field gets whatever is typed after its key.
      const isField = name === 'Slash' && hold.isEmpty();
      const isTyped = key.length === 1 || /^(?:Key|Digit)/.test(code);
      if (isTyped && code !== 'Space' && !repeat && !isField) return hold.hold(event, name);
      hold.release();
      if (!isTaken(document.activeElement, code)) run(name);
      return undefined;
    }
    // Before a dialog handles the key: one that closes it must not also act on the list behind.
    document.addEventListener('keydown', press, { capture: true });
    return () => {
      hold.drop();
      document.removeEventListener('keydown', press, { capture: true });
    };
  }, []);
}
