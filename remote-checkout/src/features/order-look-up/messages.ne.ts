import { WORDS, type FieldWords } from '@pasal/shared/domain';
import type { LookUpValues } from '../../model/look-up-values';

export const lookUpText = 'आफ्नो अर्डर नम्बर र अर्डर गर्दा दिनुभएको फोन नम्बर लेख्नुहोस्।';
export const labels: Record<keyof LookUpValues, string> = {
  order_number: 'अर्डर नम्बर',
  phone: 'फोन',
};
export const orderNumberHint = 'जस्तै NP-2026-000123, वा 123 मात्र।';
export const findOrder = 'अर्डर खोज्नुहोस्';
export const looking = WORDS.loading;
export const orderFound = 'अर्डर भेटियो।';

export const lookUpErrors: Record<keyof LookUpValues, FieldWords> = {
  order_number: {
    missing: 'आफ्नो अर्डर नम्बर लेख्नुहोस्।',
    malformed: 'आफ्नो अर्डर नम्बर लेख्नुहोस्।',
  },
  phone: {
    missing: 'आफ्नो फोन नम्बर लेख्नुहोस्।',
    malformed:
      'नेपालको फोन नम्बर लेख्नुहोस्: १० अङ्कको मोबाइल (98XXXXXXXX) वा क्षेत्र कोडसहितको ल्यान्डलाइन (01-5XXXXXX)।',
    several: 'एउटा मात्र फोन नम्बर लेख्नुहोस्: यहाँ धेरै नम्बर छन्।',
  },
};

/** A wrong pair looks exactly like an unknown order (D18). */
export const notFound = 'यो अर्डर नम्बर र फोन नम्बर भएको अर्डर भेटिएन। दुवै जाँच्नुहोस् र फेरि प्रयास गर्नुहोस्।';
export const lookUpFailed = 'अर्डर खोज्न सकिएन। फेरि प्रयास गर्नुहोस्।';
