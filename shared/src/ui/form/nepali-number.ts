import type { ChangeEvent, ClipboardEvent, ComponentProps, KeyboardEvent } from 'react';
import { IS_NEPALI, toAsciiDigits, writeDigits } from '@pasal/shared/domain';
import { setNumbers } from './field-numbers';
import { ACCEPTED, takeNumber } from './number-keys';

type Input = ComponentProps<'input'>;
type Given = Pick<Input, 'value' | 'inputMode' | 'onChange' | 'onKeyDown' | 'onPaste'>;

/** True where a number's field shows Devanagari digits, which the browser's own can't. */
const showsDevanagari = () => writeDigits(1) !== '1';

/** The same thing with some of what it says replaced. */
const saying = <Thing extends object>(
  thing: Thing,
  instead: Partial<Record<keyof Thing, unknown>>,
) =>
  new Proxy(thing, {
    get(_thing, name) {
      if (name in instead) return instead[name as keyof Thing];
      const value: unknown = Reflect.get(thing, name, thing);
      return typeof value === 'function' ? (value.bind(thing) as unknown) : value;
    },
  });

/** A number as the owner of a field knows it, whichever digits were typed. */
const readNumber = (text: string) =>
  toAsciiDigits(text)
    // The point of `रु.` is none of the number.
    .replace(/^[^\d-]*\p{L}[^\d-]*(?=\d)/u, '')
    .replaceAll(/[^\d.-]/g, '');

/**
 * A field that takes both digits, and shows and types those of the reader (D167); its owner reads ASCII ones, as from the browser's
 * own field.
 */
function nepaliNumber({ value, inputMode = 'decimal', onChange, onKeyDown, onPaste }: Given) {
  return {
    type: 'text',
    inputMode,
    ...(value !== undefined && { value: writeDigits(String(value)) }),
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const target = saying(event.target, { value: readNumber(event.target.value) });
      onChange?.(saying(event, { target, currentTarget: target }));
    },
    onPaste(event: ClipboardEvent<HTMLInputElement>) {
      event.preventDefault();
      takeNumber(event.currentTarget, event.clipboardData.getData('text'), writeDigits);
      onPaste?.(event);
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const { key } = event;
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
      const isLatin = /^\d$/.test(key);
      if (!isShortcut && (isLatin || !ACCEPTED.test(toAsciiDigits(key)))) event.preventDefault();
      if (!isShortcut && isLatin) {
        // As it will stand there, so that the caret stays where it is.
        // oxlint-disable-next-line typescript/no-deprecated -- nothing else types over what is selected
        document.execCommand('insertText', false, writeDigits(key));
      }
      onKeyDown?.(event);
    },
  };
}

/** Has this page's fields of numbers show and take the reader's digits; to be called where a page has such fields. */
export function bringNepaliNumbers(): void {
  if (IS_NEPALI) setNumbers((props) => (showsDevanagari() ? nepaliNumber(props) : undefined));
}
