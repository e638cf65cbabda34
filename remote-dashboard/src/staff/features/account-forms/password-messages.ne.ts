import { MIN_PASSWORD_LENGTH } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const title = 'पासवर्ड बदल्नुहोस्';
export const lead = 'यहाँ लगइन रहन्छ, अरू सबै ठाउँमा लगआउट हुन्छ।';
export const current = 'अहिलेको पासवर्ड';
export const next = 'नयाँ पासवर्ड';
export const hint = `कम्तीमा ${writeDigits(MIN_PASSWORD_LENGTH)} अक्षर`;
export const repeat = 'नयाँ पासवर्ड फेरि';
export const differ = 'दुवै पटक लेखेको नयाँ पासवर्ड मिलेन।';
