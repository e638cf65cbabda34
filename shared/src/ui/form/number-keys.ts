import type { ClipboardEvent, ComponentProps, KeyboardEvent, WheelEvent } from 'react';
import { toAsciiDigits } from '@pasal/shared/domain';

/**
 * "Number inputs accept only digits, a dot and a minus sign plus Backspace, Delete, Tab, Enter and
 * arrow keys" (R5.11). Shortcuts, Escape and function keys are no input.
 */
export const ACCEPTED =
  /^(?:[\d.-]|Backspace|Delete|Tab|Enter|Arrow(?:Left|Right|Up|Down)|Escape|F\d+)$/;

type Handlers = Pick<ComponentProps<'input'>, 'onKeyDown' | 'onPaste' | 'onWheel'>;

/** Writes Devanagari digits as the browser's number field knows them, where they were to stand. @returns false where there are none */
function writeInAscii(event: { preventDefault: () => void }, text: string): boolean {
  const ascii = toAsciiDigits(text);
  if (ascii === text) return false;
  event.preventDefault();
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else types into a number field, over what is selected in it
  document.execCommand('insertText', false, ascii);
  return true;
}

/**
 * Handles keys, wheel and what is pasted in a number's field before its owner does: keys other than a number's type nothing, Devanagari
 * digits type ASCII ones, and a mouse wheel, which would change the number unseen, takes the focus away.
 */
export function numberKeys({ onKeyDown, onPaste, onWheel }: Handlers) {
  return {
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
      if (!isShortcut && !writeInAscii(event, event.key) && !ACCEPTED.test(event.key)) {
        event.preventDefault();
      }
      onKeyDown?.(event);
    },
    onPaste(event: ClipboardEvent<HTMLInputElement>) {
      writeInAscii(event, event.clipboardData.getData('text').trim());
      onPaste?.(event);
    },
    onWheel(event: WheelEvent<HTMLInputElement>) {
      event.currentTarget.blur();
      onWheel?.(event);
    },
  };
}
