export const title = 'यस डेस्कका किबोर्ड सर्टकट';
export const close = 'बन्द गर्नुहोस्';
export const keys = 'किबोर्ड सर्टकट';
export const down = 'अर्को पङ्क्ति';
export const up = 'अघिल्लो पङ्क्ति';
export const leaveField = 'फिल्ड छोड्नुहोस्';
export const filters = 'फिल्टर';
