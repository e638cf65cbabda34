export const title = 'यस डेस्कका किबोर्ड सर्टकट';
export const close = 'बन्द गर्नुहोस्';
