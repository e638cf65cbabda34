import { headWords } from '@pasal/shared/domain';

/** R8.1 */

export const title = headWords.loginTitle;
export const text = 'पसल चलाउनेहरूका लागि। सामान किन्न खाता चाहिँदैन।';
export const email = 'इमेल';
export const password = 'पासवर्ड';
export const show = 'पासवर्ड देखाउनुहोस्';
export const hide = 'पासवर्ड लुकाउनुहोस्';
export const submit = 'लगइन गर्नुहोस्';
export const failed = 'लगइन हुन सकेन। फेरि प्रयास गर्नुहोस्।';
/** Otherwise the session would end silently (D365). */
export const noCookies =
  'यो ब्राउजरले पसलका कुकी रोकेको छ, त्यसैले लगइन टिक्दैन। ब्राउजरको सेटिङमा यस साइटका कुकी र साइट डाटा चल्न दिनुहोस्, अनि फेरि प्रयास गर्नुहोस्।';
export const wrongClock = (now: string) =>
  `यो कम्प्युटरको घडीमा ${now} देखिन्छ, यो मिलेको छैन। मिति र समय मिलाउनुहोस्, अनि फेरि प्रयास गर्नुहोस्।`;
