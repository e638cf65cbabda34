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

/** The values of the form: typed, chosen and picked. */
export interface OrderDraft extends OrderFormValues {
  lines: readonly ManualLine[];
  /** In which the customer is written to. */
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

/**
 * Finds missing and malformed values; of the lines it checks only that there are some, and each has a
 * quantity.
 */
export function problemsOf({ lines, ...values }: OrderDraft): FormProblems {
  const found = [...orderFormProblems(values, OPTIONAL_FIELDS)];
  const fields: FormProblems = Object.fromEntries(
    found.map(([field, problem]) => [field, wordsOf(field, problem)] as const),
  );
  if (lines.length === 0) return { ...fields, lines: messages.linesRequired };
  const isCounted = lines.every(({ quantity }) => quantity > 0);
  return isCounted ? fields : { ...fields, lines: messages.incomplete };
}

/** The fields the server names, with its words. */
export function fieldProblems(details: readonly ValidationDetail[]): FormProblems {
  const known: readonly string[] = ORDER_FORM_FIELDS;
  const named = details.filter(({ path }) => known.includes(path));
  return Object.fromEntries(named.map(({ path, message }) => [path, message]));
}
