import type { StaffProductSort } from '@pasal/shared/contracts';
import { WORDS, writeDigits } from '@pasal/shared/domain';

/** Literal texts of R2 "Product management" and R8. */

export const title = 'सामान व्यवस्थापन';
export const search = 'नाम वा ब्रान्डले खोज्नुहोस्';
export const id = 'ID';
export const picture = 'तस्बिर';
export const name = 'नाम';
export const category = 'वर्ग';
export const brand = 'ब्रान्ड';
export const price = 'मूल्य';
export const stock = 'स्टक';
export const status = 'स्थिति';
export const actions = 'काम';
export const actionsOf = (title: string) => `${title}: काम`;
export const select = 'छान्नुहोस्';
export const selectOne = (title: string) => `${title} छान्नुहोस्`;
export const selectAll = 'यस पृष्ठका सबै छान्नुहोस्';
export const view = 'हेर्नुहोस्';
export const edit = 'सम्पादन गर्नुहोस्';
export const duplicate = 'नक्कल बनाउनुहोस्';
export const add = 'नयाँ सामान थप्नुहोस्';
export const exportLabel = 'CSV डाउनलोड';
export const section = 'खण्ड';
export const allSections = 'सबै खण्ड';
export const brandFilter = 'ब्रान्ड';
export const allBrands = 'सबै ब्रान्ड';
export const anyStock = 'जति पनि';
export const lowStock = 'स्टक कम भएका सामान';
export const nepali = 'नेपाली';
export const anyNepali = 'जुनसुकै';
export const noNepali = 'नेपालीमा छैन';
export const nepaliMissing = 'नेपालीमा छैन';
export const filters = (count: number) => (count === 0 ? 'फिल्टर' : `फिल्टर (${writeDigits(count)})`);
export const sort = 'क्रम';
export const newest = 'नयाँ पहिले, वा खोजीसँग मिल्ने';
export const sortLabels: Record<StaffProductSort, string> = {
  id_asc: 'ID: सानो पहिले',
  id_desc: 'ID: ठूलो पहिले',
  title_asc: 'नाम: A–Z',
  title_desc: 'नाम: Z–A',
  category_asc: 'वर्ग: A–Z',
  category_desc: 'वर्ग: Z–A',
  brand_asc: 'ब्रान्ड: A–Z',
  brand_desc: 'ब्रान्ड: Z–A',
  price_asc: 'मूल्य: सस्तो पहिले',
  price_desc: 'मूल्य: महँगो पहिले',
  stock_asc: 'स्टक: थोरै पहिले',
  stock_desc: 'स्टक: धेरै पहिले',
  status_asc: 'स्थिति: A–Z',
  status_desc: 'स्थिति: Z–A',
};
export const deleteLabel = WORDS.delete;

/** The table's texts. */
export const table = {
  title,
  things: 'सामान',
  failed: WORDS.productsFailed,
  empty: 'सामान भेटिएन',
  emptyText: 'पसलमा अहिलेसम्म सामान छैन।',
  emptyFiltered: 'यो खोजी र फिल्टरसँग मिल्ने सामान छैन।',
} as const;
