export const title = 'हाम्रा ब्रान्डहरू';
export const pause = 'ब्रान्डहरू रोक्नुहोस्';
export const play = 'ब्रान्डहरू चलाउनुहोस्';
