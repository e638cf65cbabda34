import type { FieldWords, OrderFormField, OrderTextField } from '@pasal/shared/domain';
import { placeLabels } from '@pasal/shared/ui';
import { WORDS } from '@pasal/shared/domain';

export const personalDetails = 'व्यक्तिगत विवरण';
export const deliveryAddress = 'डेलिभरी ठेगाना';
export const deliveryType = 'डेलिभरीको तरिका';
export const paymentMethod = 'भुक्तानीको तरिका';

export const labels: Record<OrderFormField, string> = {
  customer_name: 'पूरा नाम',
  email: 'इमेल',
  phone: 'फोन',
  address: 'ठेगाना',
  ...placeLabels,
};

export const hints: Partial<Record<OrderTextField, string>> = {
  phone: 'नेपालको मोबाइल वा ल्यान्डलाइन, जस्तै 98XXXXXXXX। डेलिभरी मिलाउन हामी यही नम्बरमा फोन गर्छौँ।',
  address: 'टोल वा सडक, वडा नम्बर र नजिकको चिनिने ठाउँ।',
};
/** A valid number, in its stored form (D17). */
export const weCall = (phone: string) => `डेलिभरी मिलाउन हामी ${phone} मा फोन गर्छौँ।`;

export const getItBy = (day: string) => `${day} सम्ममा पाउनुहुन्छ`;
export const comesTogether = 'छिटो डेलिभरी हुने सामान पनि अर्डरका अरू सामानसँगै आउँछन्।';
export const thisPlace = 'यो ठाउँ';
export const notServed = (place: string) =>
  `${place} अहिलेसम्म हाम्रो डेलिभरी क्षेत्रमा पर्दैन। “पसलबाट लिने” वा अर्को ठाउँ छान्नुहोस्।`;
export const pickUpAt = 'पसलबाट लिनुहोस्';
export const showMap = 'नक्सामा हेर्नुहोस्';

/** R5.2 */
export const incomplete = WORDS.orderIncomplete;
export const checkFields = 'अर्डर गर्नुअघि यी विवरण जाँच्नुहोस्।';

const PHONE_MALFORMED =
  'नेपालको फोन नम्बर लेख्नुहोस्: १० अङ्कको मोबाइल (98XXXXXXXX) वा क्षेत्र कोडसहितको ल्यान्डलाइन (01-5XXXXXX)।';

/** Worded to say what to do. */
export const fieldErrors: Record<OrderFormField, FieldWords> = {
  customer_name: { missing: 'आफ्नो नाम लेख्नुहोस्।', malformed: 'आफ्नो नाम लेख्नुहोस्।' },
  email: {
    missing: 'आफ्नो इमेल ठेगाना लेख्नुहोस्।',
    malformed: 'name@example.com जस्तो इमेल ठेगाना लेख्नुहोस्।',
  },
  phone: {
    missing: 'आफ्नो फोन नम्बर लेख्नुहोस्।',
    malformed: PHONE_MALFORMED,
    several: 'एउटा मात्र फोन नम्बर लेख्नुहोस्: यहाँ धेरै नम्बर छन्।',
  },
  address: { missing: 'आफ्नो ठेगाना लेख्नुहोस्।', malformed: 'आफ्नो ठेगाना लेख्नुहोस्।' },
  district_id: { missing: 'आफ्नो जिल्ला छान्नुहोस्।', malformed: 'आफ्नो जिल्ला छान्नुहोस्।' },
  city_id: { missing: 'आफ्नो सहर छान्नुहोस्।', malformed: 'आफ्नो सहर छान्नुहोस्।' },
};

export const districtsFailed = 'जिल्लाहरू लोड गर्न सकिएन।';
export const noDistricts = 'पसलले अहिलेसम्म कतै डेलिभरी गर्दैन।';
export const retry = WORDS.retry;

/** R5.5: 'I have read and agree to the website terms and conditions' */
export const termsBeforeLink = 'मैले वेबसाइटका ';
export const termsLink = 'नियम र सर्त';
export const termsAfterLink = ' पढेको छु र तिनमा सहमत छु';
/** Below the unticked checkbox: why the button is disabled (R4.14). */
export const termsFirst = 'अर्डर गर्न यस बाकसमा चिनो लगाउनुहोस्।';
export const termsAgreed = 'सामान पाएपछि नगद तिर्नुहोस्।';
export const termsHint = 'नियम र सर्त नयाँ ट्याबमा खुल्छ। तपाईंले लेख्नुभएको कुरा यहीँ रहन्छ।';

export const rememberMe = 'मेरो विवरण यस डिभाइसमा सम्झनुहोस्';
export const rememberHint = 'अर्को पटक यो फारम आफैँ भरिन्छ। तपाईंको विवरण यसै ब्राउजरमा रहन्छ।';
export const remembered = 'तपाईंको अघिल्लो अर्डरबाट भरिएको।';
export const forgetMe = 'मेरो विवरण बिर्सनुहोस्';
