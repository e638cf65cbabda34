import { useEffect, useRef, useState } from 'react';
import {
  emptyManualOrder,
  MANUAL_FIELDS,
  manualProblems,
  type ManualField,
  type ManualLine,
  type ManualProblem,
  type ManualValues,
} from '../../model/manual-order';
import { messages } from './messages';

const MALFORMED: Partial<Record<ManualField, string>> = {
  phone: messages.phoneMalformed,
  email: messages.emailMalformed,
};
const wordsOf = (field: ManualField, problem: ManualProblem) =>
  problem === 'malformed' ? MALFORMED[field] : messages.required;

export type FieldErrors = Partial<Record<ManualField, string | undefined>>;

/** What was typed and chosen, what is wrong with it, and the focus on the first field that is. */
export function useOrderForm() {
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<ManualValues>(emptyManualOrder);
  const [lines, setLines] = useState<readonly ManualLine[]>([]);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [reports, setReports] = useState(0);

  // After the messages are on the page, so that they are read out with the field.
  useEffect(() => {
    if (reports > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [reports]);

  function report(found: FieldErrors) {
    setErrors(found);
    setReports((before) => before + 1);
  }

  function change(part: Partial<ManualValues>) {
    setValues((before) => ({ ...before, ...part }));
    setErrors((before) => {
      const left = { ...before };
      for (const field of MANUAL_FIELDS) if (field in part) delete left[field];
      return left;
    });
  }

  /** Marks what is missing or malformed; whether there was nothing. */
  function check(): boolean {
    const problems = [...manualProblems(values)];
    report(
      Object.fromEntries(problems.map(([field, problem]) => [field, wordsOf(field, problem)])),
    );
    return problems.length === 0;
  }

  return { element, values, lines, errors, change, setLines, report, check };
}

export type OrderFormState = Omit<ReturnType<typeof useOrderForm>, 'element'>;
