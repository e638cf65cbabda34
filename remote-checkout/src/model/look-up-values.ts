import type { TrackQuery } from '@pasal/shared/contracts';
import { normalisePhone, oneLine, phoneProblem, type FieldProblem } from '@pasal/shared/domain';

export interface LookUpValues {
  order_number: string;
  phone: string;
}

export function lookUpProblemsOf(
  values: LookUpValues,
): Partial<Record<keyof LookUpValues, FieldProblem>> {
  const problems: Partial<Record<keyof LookUpValues, FieldProblem>> = {};
  if (oneLine(values.order_number) === '') problems.order_number = 'missing';
  const phone = oneLine(values.phone) === '' ? 'missing' : phoneProblem(values.phone);
  if (phone !== null) problems.phone = phone;
  return problems;
}

/** The look-up as it is sent, or null while it is not complete. Order numbers are upper case (D21). */
export function trackQueryOf(values: LookUpValues): TrackQuery | null {
  const order_number = oneLine(values.order_number).toUpperCase();
  const phone = normalisePhone(values.phone);
  return order_number && phone ? { order_number, phone } : null;
}
