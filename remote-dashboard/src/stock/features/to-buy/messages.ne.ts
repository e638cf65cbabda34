import { SPEED_DAYS } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const title = 'स्टक';
export const lead = `पछिल्लो ${writeDigits(SPEED_DAYS)} दिनको बिक्री हेर्दा नपुग्ने सामान। सबैभन्दा पहिले सकिने सामान माथि छ।`;
export const lookUp = 'एउटा सामानको स्टक';
export const lookUpLead = 'घटबढ हेर्नुहोस्, सच्याउनुहोस् वा गनेको लेख्नुहोस्।';
export const listTitle = 'के किन्ने';
export const weeks = 'कति समयका लागि';
export const forWeeks = (count: number) => `${writeDigits(count)} हप्ता`;
export const exportLabel = 'CSV निकाल्नुहोस्';
export const product = 'सामान';
export const inStock = 'स्टकमा';
export const limit = 'सीमा';
export const weekly = 'हप्तामा बिक्री';
export const daysLeft = 'पुग्छ';
export const days = (count: string) => `${count} दिन`;
export const soldOut = 'सकियो';
export const notSelling = 'बिक्री छैन';
export const suggested = 'किन्ने';
export const supplier = 'कसबाट किनियो';
export const lastCost = 'पछिल्लो लागत';
export const unknown = 'थाहा छैन';

/** The table's texts. */
export const table = {
  title: listTitle,
  things: 'सामान',
  failed: 'के किन्ने भन्ने लोड गर्न सकिएन।',
  empty: 'किन्नुपर्ने केही छैन',
  emptyText: 'बेचिरहेका सबै सामान पुग्छन्।',
  emptyFiltered: 'बेचिरहेका सबै सामान पुग्छन्।',
} as const;
