import type { Language, ValidationDetail } from '@pasal/shared/contracts';
import {
  ORDER_FORM_FIELDS,
  orderFormProblems,
  type FieldProblem,
  type OrderFormField,
  type OrderFormValues,
} from '@pasal/shared/domain';
import type { FormProblems } from '@pasal/shared/ui';
import { OPTIONAL_FIELDS, type ManualLine } from '../../model/manual-order';
import * as messages from './messages';

/** The form's values: typed and selected. */
export interface OrderDraft extends OrderFormValues {
  lines: readonly ManualLine[];
  /** The language of messages to the customer. */
  language: Language;
}

const MALFORMED: Partial<Record<OrderFormField, string>> = {
  phone: messages.phoneMalformed,
  email: messages.emailMalformed,
};
function wordsOf(field: OrderFormField, problem: FieldProblem): string {
  if (problem === 'several') return messages.severalPhones;
  return (problem === 'malformed' && MALFORMED[field]) || messages.required;
}

/** Finds missing and malformed values; it only checks that there are lines, each with a quantity. */
export function problemsOf({ lines, ...values }: OrderDraft): FormProblems {
  const found = [...orderFormProblems(values, OPTIONAL_FIELDS)];
  const fields: FormProblems = Object.fromEntries(
    found.map(([field, problem]) => [field, wordsOf(field, problem)] as const),
  );
  if (lines.length === 0) return { ...fields, lines: messages.linesRequired };
  const isCounted = lines.every(({ quantity }) => quantity > 0);
  return isCounted ? fields : { ...fields, lines: messages.incomplete };
}

/** The server's messages by field. */
export function fieldProblems(details: readonly ValidationDetail[]): FormProblems {
  const known: readonly string[] = ORDER_FORM_FIELDS;
  const named = details.filter(({ path }) => known.includes(path));
  return Object.fromEntries(named.map(({ path, message }) => [path, message]));
}
