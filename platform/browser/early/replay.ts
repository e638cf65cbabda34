import type { EarlyInput } from './early-input';

type Entered = Extract<EarlyInput['done'][number], { kind: 'enter' }>;

/**
 * Enters a value as a person does. React only reports a value that differs from the one it has recorded: it
 * records what the field's own setter sets, not what the setter of its class sets.
 */
function enter({ target, value }: Entered): void {
  if (typeof value === 'boolean') {
    if (!(target instanceof HTMLInputElement)) return;
    // A press turns the box over: back first, as if it had not been touched.
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

/** A step waits at most this many ms for the page to settle. */
const SETTLED_BY = 300;

/**
 * Waits until the page shows the result of the last step. A navigation is rendered in slices, so no event
 * marks its end, but between two slices the browser is never idle.
 */
const settled = () =>
  new Promise<void>((resolve) => {
    setTimeout(() => {
      // Safari does not report when it is idle.
      if (!('requestIdleCallback' in window)) setTimeout(resolve, SETTLED_BY / 3);
      else window.requestIdleCallback(() => resolve(), { timeout: SETTLED_BY });
    });
  });

/** Notes which fields the visitor enters something into while steps are done again. */
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
 * Returns the entries that count: the last value of each field, and the last press of each button. Nothing
 * answered the presses before, so they were the same wish; only a button that counts its presses has one for
 * each (D79).
 */
function wishesOf(done: EarlyInput['done']): EarlyInput['done'] {
  const last = new Map(done.map((each, index) => [each.target, index]));
  return done.filter(
    (each, index) => (each.kind === 'press' && each.repeats) || last.get(each.target) === index,
  );
}

/**
 * Does again what was done before the page could answer, step by step: what a page answers with is made
 * from what it shows, so each step has to be seen before the next. What is gone meanwhile is left out, and so
 * is a button that says something else by now. What the visitor has entered meanwhile, the page has heard by
 * itself.
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
