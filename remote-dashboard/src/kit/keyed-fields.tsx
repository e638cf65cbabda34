import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Fields } from '@pasal/shared/dashboard';

/** Enter in a list to choose from sends the form, as it does in every other field. */
function sendByEnter(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  event.target.form?.requestSubmit();
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
