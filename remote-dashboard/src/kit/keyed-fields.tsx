import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Fields } from '@pasal/shared/dashboard';

/** Enter sends the form out of each field, a list to choose from too, unless the field has a use of its own for it. */
function sendByEnter(event: KeyboardEvent) {
  const { target } = event;
  const isField = target instanceof HTMLSelectElement || target instanceof HTMLInputElement;
  if (event.key !== 'Enter' || event.defaultPrevented || !isField) return;
  event.preventDefault();
  if (!event.repeat) target.form?.requestSubmit();
}

/** The fields of a dialog that is worked by keys: the first one has the focus, and not the button that closes it. */
export function KeyedFields({ children }: { children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = 'input:checked, select, input, textarea';
    fields.current?.querySelector<HTMLElement>(first)?.focus();
  }, []);
  return (
    <Fields ref={fields} onKeyDown={sendByEnter}>
      {children}
    </Fields>
  );
}
