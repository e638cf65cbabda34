import type { EarlyInput } from './early-input';

type Entered = Extract<EarlyInput['done'][number], { kind: 'enter' }>;

/**
 * Enters a value as a person does. React only hears of what differs from what it believes to be
 * there: the field's own setter tells it, the one of its class does not.
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

/** Does again what was done before the page could answer; what is gone meanwhile is left out. */
export function replayEarly(early: EarlyInput | undefined): void {
  if (!early) return;
  early.stop();
  const { done } = early;
  // Of what was entered into one place, only the last counts.
  const last = new Map(done.map((each, index) => [each.target, index]));
  for (const [index, each] of done.entries()) {
    if (!each.target.isConnected) continue;
    if (each.kind === 'press') each.target.click();
    else if (last.get(each.target) === index) enter(each);
  }
}
