import type { EarlyInput } from './early-input';

/**
 * Records presses and input before the page can respond. Its source is inlined in the document, so it uses nothing
 * from its surroundings. It comes before the page: on a slow line the page arrives bit by bit, and may be used
 * meanwhile.
 */
export function keepEarly(target: Window): void {
  let hasBegun = false;
  let onFirst = () => {
    hasBegun = true;
  };
  const done: EarlyInput['done'] = [];
  const { pathname, search } = target.location;

  const attributes = ['role', 'aria-label', 'aria-pressed', 'aria-expanded'];

  function read(button: HTMLElement): string {
    return [...attributes.map((name) => button.getAttribute(name)), button.textContent].join();
  }

  function keepPress(event: Event) {
    const button = (event.target as Element).closest<HTMLElement>('button');
    // A form with an action is submitted by the browser itself.
    if (!button || button.closest('form[action]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const repeats = button.closest('[data-repeats]') !== null;
    done.push({ kind: 'press', target: button, says: read(button), repeats });
  }

  function keepEntry({ target: field }: Event) {
    const isInput = field instanceof HTMLInputElement;
    if (!isInput && !(field instanceof HTMLSelectElement)) return;
    const isBox = isInput && (field.type === 'checkbox' || field.type === 'radio');
    done.push({ kind: 'enter', target: field, value: isBox ? field.checked : field.value });
  }

  const listeners = {
    click: keepPress,
    input: keepEntry,
    submit(event: Event) {
      if (!(event.target as Element).hasAttribute('action')) event.preventDefault();
    },
  };
  for (const [kind, listener] of Object.entries(listeners))
    target.addEventListener(kind, listener, true);
  for (const kind of ['pointerdown', 'keydown', 'touchstart']) {
    const listener = () => onFirst();
    target.addEventListener(kind, listener, { capture: true, once: true, passive: true });
  }
  target.pasalEarly = {
    address: pathname + search,
    done,
    read,
    onBegin(listener) {
      onFirst = listener;
      if (hasBegun) listener();
    },
    stop() {
      for (const [kind, listener] of Object.entries(listeners))
        target.removeEventListener(kind, listener, true);
    },
  };
}
