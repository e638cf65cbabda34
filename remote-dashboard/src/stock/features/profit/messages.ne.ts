export const title = 'नाफा';
export const lead =
  'बिक्री मूल्यबाट लागत घटाएको रकम, अर्डर भएको दिनअनुसार, डेलिभरीबाहेक। फर्केको सामान घटाइन्छ। मिति नछाने पछिल्लो ३० दिनको हो।';
export const exportLabel = 'CSV निकाल्नुहोस्';
export const sum = 'सबै सामान';
export const pieces = 'बिकेको थान';
export const sales = 'बिक्री';
export const cost = 'लागत';
export const profit = 'नाफा';
export const unknown = 'थाहा छैन';
export const unknownPieces = (count: string) =>
  `${count} थानको लागत थाहा छैन: ती नाफामा गनिएका छैनन्।`;
export const unknownOf = 'लागत थाहा नभएको';
export const product = 'सामान';

/** The table's texts. */
export const table = {
  title: 'सामानको नाफा',
  things: 'सामान',
  failed: 'नाफा लोड गर्न सकिएन।',
  empty: 'केही बिकेन',
  emptyText: 'अरू मिति छान्नुहोस्।',
  emptyFiltered: 'अरू मिति छान्नुहोस्।',
} as const;
