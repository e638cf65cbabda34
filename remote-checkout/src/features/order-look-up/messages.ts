import { WORDS, type FieldWords } from '@pasal/shared/domain';
import type { LookUpValues } from '../../model/look-up-values';

export const lookUpText = 'Enter your order number and the phone number you used for the order.';
export const labels: Record<keyof LookUpValues, string> = {
  order_number: 'Order number',
  phone: 'Phone',
};
export const orderNumberHint = 'Such as NP-2026-000123, or just 123.';
export const findOrder = 'Find Order';
export const looking = WORDS.loading;
export const orderFound = 'Order found.';

export const lookUpErrors: Record<keyof LookUpValues, FieldWords> = {
  order_number: { missing: 'Enter your order number.', malformed: 'Enter your order number.' },
  phone: {
    missing: 'Enter your phone number.',
    malformed:
      'Enter a Nepali phone number: a 10-digit mobile (98XXXXXXXX) or a landline with area code (01-5XXXXXX).',
    several: 'Write one phone number: there are several in this field.',
  },
};

/** A wrong pair looks exactly like an unknown order (D18). */
export const notFound =
  "We couldn't find an order with this number and phone. Check both and try again.";
export const lookUpFailed = "We couldn't look up the order. Try again.";
