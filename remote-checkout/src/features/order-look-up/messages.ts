import type { FieldProblem } from '@pasal/shared/domain';
import type { LookUpValues } from '../../model/look-up-values';

export const lookUpText = 'Enter your order number and the phone number you gave with the order.';
export const labels: Record<keyof LookUpValues, string> = {
  order_number: 'Order number',
  phone: 'Phone',
};
export const orderNumberHint = 'Such as NP-2026-000123.';
export const findOrder = 'Find Order';
export const orderFound = 'The order was found.';

export const lookUpErrors: Record<keyof LookUpValues, Record<FieldProblem, string>> = {
  order_number: { missing: 'Enter your order number.', malformed: 'Enter your order number.' },
  phone: {
    missing: 'Enter your phone number.',
    malformed:
      'Enter a phone number of Nepal: a mobile with 10 digits (98XXXXXXXX), or a landline with its area code (01-5XXXXXX).',
  },
};

/** A wrong pair looks exactly like an unknown order (D18). */
export const notFound = 'No order was found with this number and phone. Check both and try again.';
export const lookUpFailed = 'The order could not be looked up. Try again.';
