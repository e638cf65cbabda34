import type { ProductSort } from '@pasal/shared/contracts';
import { WORDS, writeDigits } from '@pasal/shared/domain';

/** R2.46 to R2.48 */
export const found = (total: number) =>
  total === 0 ? 'कुनै सामान भेटिएन' : `${writeDigits(total)} वटा सामान भेटियो`;
export const empty = 'तपाईंको फिल्टरसँग मिल्ने सामान भेटिएन।';
export const reset = 'फिल्टर हटाउनुहोस्';
export const loadFailed = WORDS.productsFailed;
export const list = 'सामान';
export const sort = 'क्रम';
export const applied = 'लगाइएका फिल्टर';
export const remove = (filter: string) => `फिल्टर हटाउनुहोस्: ${filter}`;
export const from = (price: string) => `${price} देखि`;
export const upTo = (price: string) => `${price} सम्म`;
export const pages = 'पृष्ठहरू';
export const page = (page: number) => `पृष्ठ ${writeDigits(page)}`;
export const previous = 'अघिल्लो';
export const next = 'अर्को';
export const pastTheEnd = 'यो पृष्ठ छैन।';
export const firstPage = 'पहिलो पृष्ठमा जानुहोस्';

/** The five labels of the sort dropdown, in its order (R2.45). */
export const sortLabels: Record<ProductSort, string> = {
  featured: 'विशेष',
  price_asc: 'मूल्य: कमदेखि बढी',
  price_desc: 'मूल्य: बढीदेखि कम',
  name_asc: 'नाम: A-Z',
  name_desc: 'नाम: Z-A',
};
