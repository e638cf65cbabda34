export const title = 'नाफा';
export const sales = 'सामानको बिक्री';
export const cost = 'लागत';
export const profit = 'नाफा';
export const unknown = 'थाहा छैन';
export const unknownCost = (count: string) => `${count} थानको थाहा छैन`;
export const cancelled = 'केही बिकेन: सामान फर्कियो।';
export const failed = 'नाफा लोड गर्न सकिएन।';
