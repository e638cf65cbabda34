import { useSyncExternalStore } from 'react';
import { DIGITS, DIGITS_KEY, LANGUAGE, type Digits } from '@pasal/shared/domain';
import * as messages from './digits-messages';
import { icons } from './icons';
import { QuietSelect } from './quiet-select';

const CHOICES = DIGITS.map((digits) => [digits, messages.choices[digits]] as const);

const never = () => () => undefined;
const readShown = (): Digits =>
  (globalThis as { pasalDigits?: unknown }).pasalDigits === 'latin' ? 'latin' : 'devanagari';

/** All numbers on the page change, so it is reloaded. */
function choose(digits: Digits) {
  try {
    if (digits === 'latin') localStorage.setItem(DIGITS_KEY, digits);
    else localStorage.removeItem(DIGITS_KEY);
  } catch {
    // Storage is blocked or full: nothing is stored.
    return;
  }
  window.location.reload();
}

/** Devanagari or Latin digits on Nepali pages; stored in this browser (D167). It needs JavaScript, so documents don't include it. */
export function DigitsSwitch({ iconOnly = false }: { iconOnly?: boolean }) {
  const shown = useSyncExternalStore(never, readShown, () => undefined);
  if (LANGUAGE !== 'ne' || shown === undefined) return null;
  return (
    <QuietSelect
      label={messages.digits}
      icon={icons.digits}
      iconOnly={iconOnly}
      choices={CHOICES}
      value={shown}
      onChoose={choose}
    />
  );
}
