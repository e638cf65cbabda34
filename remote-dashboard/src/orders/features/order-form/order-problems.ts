import type { ValidationDetail } from '@pasal/shared/contracts';
import type { FormProblems } from '@pasal/shared/ui';
import {
  MANUAL_FIELDS,
  manualProblems,
  type ManualField,
  type ManualLine,
  type ManualProblem,
  type ManualValues,
} from '../../model/manual-order';
import { messages } from './messages';

/** What is typed, chosen and picked. */
export interface OrderDraft extends ManualValues {
  lines: readonly ManualLine[];
}

const MALFORMED: Partial<Record<ManualField, string>> = {
  phone: messages.phoneMalformed,
  email: messages.emailMalformed,
};
const wordsOf = (field: ManualField, problem: ManualProblem) =>
  (problem === 'malformed' && MALFORMED[field]) || messages.required;

/** What is missing or malformed; of the lines only whether there are any, and each with a quantity. */
export function problemsOf({ lines, ...values }: OrderDraft): FormProblems {
  const found = [...manualProblems(values)];
  const fields: FormProblems = Object.fromEntries(
    found.map(([field, problem]) => [field, wordsOf(field, problem)] as const),
  );
  if (lines.length === 0) return { ...fields, lines: messages.linesRequired };
  const isCounted = lines.every(({ quantity }) => quantity > 0);
  return isCounted ? fields : { ...fields, lines: messages.incomplete };
}

/** The fields the server names, with its words. */
export function fieldProblems(details: readonly ValidationDetail[]): FormProblems {
  const known: readonly string[] = MANUAL_FIELDS;
  const named = details.filter(({ path }) => known.includes(path));
  return Object.fromEntries(named.map(({ path, message }) => [path, message]));
}
