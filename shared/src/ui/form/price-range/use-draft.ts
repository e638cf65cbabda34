import { useState } from 'react';

/**
 * A value being edited before it is applied. It starts as `applied` and follows it whenever that
 * changes from outside, such as by Clear All Filters or the Back button.
 */
export function useDraft<Value extends string | number>(applied: Value) {
  const [seen, setSeen] = useState(applied);
  const [draft, setDraft] = useState(applied);
  if (seen !== applied) {
    setSeen(applied);
    setDraft(applied);
    return [applied, setDraft] as const;
  }
  return [draft, setDraft] as const;
}
