import type { ClipboardEvent, ComponentProps, DragEvent, KeyboardEvent, WheelEvent } from 'react';
import { plainSigns, toAsciiDigits } from '@pasal/shared/domain';

/**
 * "Number inputs accept only digits, a dot and a minus sign plus Backspace, Delete, Tab, Enter and
 * arrow keys" (R5.11). Shortcuts, Escape and function keys are no input.
 */
export const ACCEPTED =
  /^(?:[\d.-]|Backspace|Delete|Tab|Enter|Arrow(?:Left|Right|Up|Down)|Escape|F\d+)$/;

type Handlers = Pick<ComponentProps<'input'>, 'onKeyDown' | 'onPaste' | 'onDrop' | 'onWheel'>;

/** The number that a text means, or why it means none, in words. */
type ReadPasted = (text: string) => { number: string } | { fault: string };

const PLAIN = /^-?(?:\d+\.?\d*|\.\d+)$/;
/** What is no number by itself types nothing: a browser would keep its digits alone, of `Rs. 2500` the `.2500`. */
let readPasted: ReadPasted = () => ({ fault: '' });

/** Has what is pasted read as people write it; to be called where sums are typed. */
export function setPasted(read: ReadPasted): void {
  readPasted = read;
}

/** Types where the caret is, over what is selected. */
function type(text: string): void {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else types into a number field, over what is selected in it
  document.execCommand('insertText', false, text);
}

/** Says at a field what was wrong, until something else is typed there. */
function complain(field: HTMLInputElement, fault: string): void {
  const forget = () => field.setCustomValidity('');
  field.setCustomValidity(fault);
  field.reportValidity();
  for (const event of ['input', 'blur']) field.addEventListener(event, forget, { once: true });
}

/**
 * Takes what is pasted or dropped as a number, whoever wrote it; what is none is said at the field (D341).
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

/** Writes Devanagari digits as the browser's number field knows them, where they were to stand. @returns false where there are none */
function writeInAscii(event: { preventDefault: () => void }, text: string): boolean {
  const ascii = toAsciiDigits(text);
  if (ascii === text) return false;
  event.preventDefault();
  type(ascii);
  return true;
}

/**
 * Handles keys, wheel and what is pasted in a number's field before its owner does: keys other than a number's type nothing, Devanagari
 * digits type ASCII ones, and a mouse wheel, which would change the number unseen, takes the focus away.
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
