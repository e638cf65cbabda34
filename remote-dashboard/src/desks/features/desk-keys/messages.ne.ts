export const title = 'यस डेस्कका किबोर्ड सर्टकट';
export const close = 'बन्द गर्नुहोस्';
export const down = 'अर्को पङ्क्ति';
export const up = 'अघिल्लो पङ्क्ति';
export const select = 'पङ्क्ति छान्ने वा छनोट हटाउने';
export const selectAll = 'देखिएका सबै पङ्क्ति छान्ने वा हटाउने';
export const help = 'यो सूची';
