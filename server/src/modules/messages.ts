import { bilingual, type Wording } from '@pasal/core/errors/wording';
import { hasSeveralPhones } from '@pasal/shared/domain';

/** Texts that several modules use. */
export const invalidEmail = bilingual('Enter a valid email address.', 'मिल्ने इमेल ठेगाना लेख्नुहोस्।');
const severalPhones = bilingual(
  'Write one phone number: there are several in this field.',
  'एउटा मात्र फोन नम्बर लेख्नुहोस्: यहाँ धेरै नम्बर छन्।',
);
/** Why a text is not a phone number. */
export const phoneFault = (text: string): Wording =>
  hasSeveralPhones(text) ? severalPhones : invalidPhone;
export const invalidPhone = bilingual(
  'Enter a valid phone number, such as 98XXXXXXXX.',
  'मिल्ने फोन नम्बर लेख्नुहोस्, जस्तै 98XXXXXXXX।',
);
