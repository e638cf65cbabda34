export const title = 'यस डेस्कका की';
export const close = 'बन्द गर्नुहोस्';
export const down = 'अर्को लाइन';
export const up = 'अघिल्लो लाइन';
export const select = 'लाइन छान्ने वा छनोट हटाउने';
export const selectAll = 'देखिएका सबै लाइन छान्ने वा हटाउने';
export const help = 'यो सूची';
