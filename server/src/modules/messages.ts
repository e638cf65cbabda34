import { both } from '@pasal/core/errors/wording';

/** What several modules say of a field. */
export const invalidEmail = both('Enter a valid email address.', 'मिल्ने इमेल ठेगाना लेख्नुहोस्।');
export const invalidPhone = both(
  'Enter a valid phone number, such as 98XXXXXXXX.',
  'मिल्ने फोन नम्बर लेख्नुहोस्, जस्तै 98XXXXXXXX।',
);
