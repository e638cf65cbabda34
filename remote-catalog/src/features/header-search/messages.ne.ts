import { WORDS, writeDigits } from '@pasal/shared/domain';

export const label = 'सामान खोज्नुहोस्';
/** R2.19 */
export const loading = WORDS.loading;
export const failed = 'नतिजा लोड गर्न सकिएन।';
export const empty = 'कुनै नतिजा भेटिएन।';
/** D37 */
export const retry = WORDS.retry;
export const last = 'पछिल्ला खोजी';
export const forget = (term: string) => `पछिल्ला खोजीबाट हटाउनुहोस्: ${term}`;
export const popular = 'लोकप्रिय खोजी';
export const results = 'खोजीका नतिजा';
export const products = 'सामान';
export const categories = 'वर्गहरू';
/** Leads to what the search finds in one category. */
export const within = (query: string, category: string) => `${query} – ${category} वर्गमा`;
export const seeAll = (total: number) =>
  total === 1 ? `${writeDigits(total)} नतिजा हेर्नुहोस्` : `सबै ${writeDigits(total)} नतिजा हेर्नुहोस्`;
export const count = (count: number) => `${writeDigits(count)} नतिजा`;
