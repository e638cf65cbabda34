/** R8.1 */

export const title = 'कर्मचारी लगइन';
export const text = 'पसल चलाउनेहरूका लागि। सामान किन्न खाता चाहिँदैन।';
export const email = 'इमेल';
export const password = 'पासवर्ड';
export const show = 'पासवर्ड देखाउनुहोस्';
export const hide = 'पासवर्ड लुकाउनुहोस्';
export const submit = 'लगइन गर्नुहोस्';
export const failed = 'लगइन हुन सकेन। फेरि प्रयास गर्नुहोस्।';
