import type { ChangeEvent, ClipboardEvent, ComponentProps, KeyboardEvent } from 'react';
import { IS_NEPALI, toAsciiDigits, writeDigits } from '@pasal/shared/domain';
import { setNumbers } from './field-numbers';
import { ACCEPTED, takeNumber } from './number-keys';

type Input = ComponentProps<'input'>;
type Given = Pick<Input, 'value' | 'inputMode' | 'onChange' | 'onKeyDown' | 'onPaste'>;

/** True if number fields show Devanagari digits, which native ones can't. */
const showsDevanagari = () => writeDigits(1) !== '1';

/** The same object with some of its properties replaced. */
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

/** The number for the field's owner, whichever digits were typed. */
const readNumber = (text: string) =>
  toAsciiDigits(text)
    // The point of `रु.` isn't part of the number.
    .replace(/^[^\d-]*\p{L}[^\d-]*(?=\d)/u, '')
    .replaceAll(/[^\d.-]/g, '');

/** A field that accepts both digit sets and displays the reader's (D167); its owner gets ASCII digits, as from a native field. */
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
        // Inserted as displayed, so that the caret stays in place.
        // oxlint-disable-next-line typescript/no-deprecated -- nothing else types over what is selected
        document.execCommand('insertText', false, writeDigits(key));
      }
      onKeyDown?.(event);
    },
  };
}

/** Makes number fields show and accept the reader's digits; call it on pages with such fields. */
export function bringNepaliNumbers(): void {
  if (IS_NEPALI) setNumbers((props) => (showsDevanagari() ? nepaliNumber(props) : undefined));
}
