import type { ClipboardEvent, ComponentProps, DragEvent, KeyboardEvent, WheelEvent } from 'react';
import { plainSigns, toAsciiDigits } from '@pasal/shared/domain';

/**
 * "Number inputs accept only digits, a dot and a minus sign plus Backspace, Delete, Tab, Enter and arrow keys"
 * (R5.11). Shortcuts, Escape and function keys aren't input.
 */
export const ACCEPTED =
  /^(?:[\d.-]|Backspace|Delete|Tab|Enter|Arrow(?:Left|Right|Up|Down)|Escape|F\d+)$/;

type Handlers = Pick<ComponentProps<'input'>, 'onKeyDown' | 'onPaste' | 'onDrop' | 'onWheel'>;

/** The number in a text, or a message explaining why there is none. */
type ReadPasted = (text: string) => { number: string } | { fault: string };

const PLAIN = /^-?(?:\d+\.?\d*|\.\d+)$/;
/** Invalid text isn't inserted: from `Rs. 2500` a browser would keep only `.2500`. */
let readPasted: ReadPasted = () => ({ fault: '' });

/** Sets the parser for pasted numbers; call it where amounts are typed. */
export function setPasted(read: ReadPasted): void {
  readPasted = read;
}

/** Inserts text at the caret, replacing the selection. */
function type(text: string): void {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else types into a number field, over what is selected in it
  document.execCommand('insertText', false, text);
}

/** Shows an error at a field until its input changes. */
function complain(field: HTMLInputElement, fault: string): void {
  const forget = () => field.setCustomValidity('');
  field.setCustomValidity(fault);
  field.reportValidity();
  for (const event of ['input', 'blur']) field.addEventListener(event, forget, { once: true });
}

/**
 * Inserts pasted or dropped text as a number in any notation; shows an error at the field if it isn't one (D341).
 * @param write the digits of the field
 */
export function takeNumber(
  field: HTMLInputElement,
  text: string,
  write = (number: string) => number,
): void {
  const plain = plainSigns(text);
  const read = PLAIN.test(plain) ? { number: plain } : readPasted(text);
  if ('number' in read) type(write(read.number));
  else if (read.fault !== '') complain(field, read.fault);
}

/**
 * Inserts Devanagari digits as ASCII, which number fields require.
 * @returns false if the text has none
 */
function writeInAscii(event: { preventDefault: () => void }, text: string): boolean {
  const ascii = toAsciiDigits(text);
  if (ascii === text) return false;
  event.preventDefault();
  type(ascii);
  return true;
}

/**
 * Handles keys, wheel and paste in a number field before the caller's handlers: ignores other keys, converts
 * Devanagari digits to ASCII, and blurs the field on mouse wheel, which would change the number unnoticed.
 */
export function numberKeys({ onKeyDown, onPaste, onDrop, onWheel }: Handlers) {
  return {
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
      if (!isShortcut && !writeInAscii(event, event.key) && !ACCEPTED.test(event.key)) {
        event.preventDefault();
      }
      onKeyDown?.(event);
    },
    onPaste(event: ClipboardEvent<HTMLInputElement>) {
      event.preventDefault();
      takeNumber(event.currentTarget, event.clipboardData.getData('text'));
      onPaste?.(event);
    },
    onDrop(event: DragEvent<HTMLInputElement>) {
      event.preventDefault();
      event.currentTarget.focus();
      takeNumber(event.currentTarget, event.dataTransfer.getData('text'));
      onDrop?.(event);
    },
    onWheel(event: WheelEvent<HTMLInputElement>) {
      event.currentTarget.blur();
      onWheel?.(event);
    },
  };
}
