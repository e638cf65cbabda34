import type { ComponentProps, KeyboardEvent, WheelEvent } from 'react';

/**
 * "Number inputs accept only digits, a dot and a minus sign plus Backspace, Delete, Tab, Enter and
 * arrow keys" (R5.11). Shortcuts, Escape and function keys are no input.
 */
const ACCEPTED = /^(?:[\d.-]|Backspace|Delete|Tab|Enter|Arrow(?:Left|Right|Up|Down)|Escape|F\d+)$/;

type Handlers = Pick<ComponentProps<'input'>, 'onKeyDown' | 'onWheel'>;

/**
 * Handles keys and wheel in a number's field before its owner does: keys other than a number's type nothing,
 * and a mouse wheel, which would change the number unseen, takes the focus away.
 */
export function numberKeys({ onKeyDown, onWheel }: Handlers) {
  return {
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
      if (!isShortcut && !ACCEPTED.test(event.key)) event.preventDefault();
      onKeyDown?.(event);
    },
    onWheel(event: WheelEvent<HTMLInputElement>) {
      event.currentTarget.blur();
      onWheel?.(event);
    },
  };
}
