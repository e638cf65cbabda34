import type { EarlyInput } from './early-input';

type Entered = Extract<EarlyInput['done'][number], { kind: 'enter' }>;

/**
 * Enters a value as a person does. React only reports a value that differs from the one it tracks: it tracks the
 * field's own setter, not that of its class.
 */
function enter({ target, value }: Entered): void {
  if (typeof value === 'boolean') {
    if (!(target instanceof HTMLInputElement)) return;
    // A click toggles the checkbox, so restore its earlier state first.
    target.checked = !value;
    target.click();
    return;
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value') ?? {};
  target.value = '';
  set?.call(target, value);
  target.dispatchEvent(new Event('input', { bubbles: true }));
  target.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Maximum ms a step waits for the page to settle. */
const SETTLED_BY = 300;

/**
 * Waits until the page shows the result of the last step. A navigation renders in slices, so no event marks its end,
 * but the browser is never idle between two slices.
 */
const settled = () =>
  new Promise<void>((resolve) => {
    setTimeout(() => {
      // Safari lacks idle callbacks.
      if (!('requestIdleCallback' in window)) setTimeout(resolve, SETTLED_BY / 3);
      else window.requestIdleCallback(() => resolve(), { timeout: SETTLED_BY });
    });
  });

/** Tracks which fields the visitor types into during the replay. */
function watchVisitor() {
  const fields = new Set<EventTarget | null>();
  let isOurs = false;
  const note = ({ target }: Event) => {
    if (!isOurs) fields.add(target);
  };
  window.addEventListener('input', note, true);
  return {
    hasEntered: (field: HTMLElement) => fields.has(field),
    /** Runs a step whose events are not the visitor's. */
    without(step: () => void) {
      isOurs = true;
      step();
      isOurs = false;
    },
    end: () => window.removeEventListener('input', note, true),
  };
}

/**
 * Returns the entries that count: the last value of each field, and the last press of each button. Presses without an
 * answer were repeats of one wish; only a button that counts its presses keeps each (D79).
 */
function wishesOf(done: EarlyInput['done']): EarlyInput['done'] {
  const last = new Map(done.map((each, index) => [each.target, index]));
  return done.filter(
    (each, index) => (each.kind === 'press' && each.repeats) || last.get(each.target) === index,
  );
}

/**
 * Replays what was done before the page could respond, step by step: the page responds based on what it shows, so
 * each step must be rendered before the next. Steps are skipped if their element is gone, or is a button whose label
 * has changed. Input during the replay reaches the page by itself.
 */
export async function replayEarly(early: EarlyInput | undefined): Promise<void> {
  if (!early) return;
  early.stop();
  const visitor = watchVisitor();
  for (const [index, each] of wishesOf(early.done).entries()) {
    if (index > 0) await settled();
    if (!each.target.isConnected || visitor.hasEntered(each.target)) continue;
    if (each.kind === 'press' && early.read(each.target) !== each.says) continue;
    visitor.without(() => (each.kind === 'press' ? each.target.click() : enter(each)));
  }
  visitor.end();
}
