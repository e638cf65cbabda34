import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  emptyDraft,
  followDraft,
  keepDraft,
  readDraft,
  restoreDraft,
} from '../../model/checkout-draft';
import {
  CHECKED_FIELDS,
  problemsOf,
  withDistrict,
  type CheckedField,
  type CheckoutValues,
} from '../../model/checkout-values';
import { FIELD_ERRORS } from './messages';

export type FieldErrors = Partial<Record<CheckedField, string>>;

function without(errors: FieldErrors, fields: readonly CheckedField[]): FieldErrors {
  const left = { ...errors };
  for (const field of fields) delete left[field];
  return left;
}

/** What was typed, what is wrong with it, and the focus on the first field that is. */
export function useCheckoutForm() {
  const form = useRef<HTMLFormElement>(null);
  const { values } = useSyncExternalStore(followDraft, readDraft, emptyDraft);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [incomplete, setIncomplete] = useState(false);
  const [reports, setReports] = useState(0);

  // Not while rendering: a server has no storage. Before the eye sees the empty form.
  useLayoutEffect(() => {
    restoreDraft();
  }, []);

  // After the messages are on the page, so that they are read out with the field.
  useEffect(() => {
    if (reports === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [reports]);

  const change = (part: Partial<CheckoutValues>) => {
    // From the draft, not from this render: a browser that fills the form in changes many fields at once.
    const before = readDraft().values;
    const { district_id = before.district_id, ...rest } = part;
    const next = { ...withDistrict(before, district_id), ...rest };
    const touched = CHECKED_FIELDS.filter((field) => next[field] !== before[field]);
    keepDraft({ values: next });
    setErrors((found) => without(found, touched));
  };

  const report = (found: FieldErrors) => {
    setErrors(found);
    setReports((before) => before + 1);
  };

  /** Marks what is missing or malformed; says which of the two the form is, or null when it is fine. */
  const check = () => {
    const problems = problemsOf(values);
    report(
      Object.fromEntries(
        [...problems].map(([field, problem]) => [field, FIELD_ERRORS[field][problem]]),
      ),
    );
    const missing = [...problems.values()].includes('missing');
    setIncomplete(missing);
    if (problems.size === 0) return null;
    return missing ? 'incomplete' : 'malformed';
  };

  const goTo = (field: CheckedField) => {
    const control = form.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  };

  return { form, values, errors, incomplete, change, report, check, goTo };
}
