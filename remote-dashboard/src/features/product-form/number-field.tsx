import type { ComponentProps, KeyboardEvent } from 'react';
import { TextField } from '@pasal/shared/ui';

/**
 * "Number inputs accept only digits, a dot and a minus sign plus Backspace, Delete, Tab, Enter and
 * arrow keys" (spec §5). Shortcuts such as copy and paste are no input.
 */
const ACCEPTED = /^(?:[\d.-]|Backspace|Delete|Tab|Enter|Arrow(?:Left|Right|Up|Down))$/;

function refuseOthers(event: KeyboardEvent<HTMLInputElement>): void {
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  if (!isShortcut && !ACCEPTED.test(event.key)) event.preventDefault();
}

/** A number in a field; it loses the focus on the mouse wheel, which would change it unseen (spec §5). */
export function NumberField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="number"
      inputMode="decimal"
      step="any"
      {...props}
      onKeyDown={refuseOthers}
      onWheel={({ currentTarget }) => currentTarget.blur()}
    />
  );
}
