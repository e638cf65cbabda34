import { WORDS } from '@pasal/shared/domain';

/** Literal texts of R2 "Order management" and R8.15. */

export const title = 'अर्डर व्यवस्थापन';
export const select = 'छान्नुहोस्';
export const selectPage = 'यस पृष्ठका सबै छान्नुहोस्';
export const selectOne = (orderNumber: string) => `छान्नुहोस्: ${orderNumber}`;
export const orderedDate = 'अर्डर मिति';
export const customer = 'ग्राहक';
export const status = 'स्थिति';
export const phone = 'फोन';
export const address = 'ठेगाना';
export const total = 'जम्मा';
export const actions = 'काम';
export const view = 'हेर्नुहोस्';
export const updateStatus = 'स्थिति बदल्नुहोस्';
export const more = (orderNumber: string) => `थप काम: ${orderNumber}`;
export const packingSlip = 'प्याकिङ स्लिप';
export const invoice = 'बिल';
export const remove = WORDS.delete;
export const byPhone = 'फोनबाट';
export const exportLabel = 'CSV डाउनलोड';
export const newOrder = 'नयाँ अर्डर';

/** The table's texts. */
export const table = {
  title,
  things: 'अर्डर',
  failed: 'अर्डरहरू लोड गर्न सकिएन।',
  empty: 'कुनै अर्डर भेटिएन',
  emptyText: 'ग्राहकले अर्डर गरेपछि यहाँ देखिन्छ।',
  emptyFiltered: 'यस खोजी र फिल्टरसँग मिल्ने अर्डर छैन।',
} as const;
