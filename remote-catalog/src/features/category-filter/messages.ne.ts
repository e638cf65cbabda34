import { WORDS, writeDigits } from '@pasal/shared/domain';

/** R2.25 to R2.29 */
export const filter = 'फिल्टर';
export const categories = 'वर्गहरू';
export const clearAll = 'सबै हटाउनुहोस्';
export const showMore = 'थप देखाउनुहोस्';
export const showLess = 'कम देखाउनुहोस्';
export const moreBrands = (count: number) => `+${writeDigits(count)} थप ब्रान्ड...`;
export const brandsOf = (category: string) => `${category} अन्तर्गतका ब्रान्ड`;
export const allOf = (category: string) => `सबै ${category}`;
export const noBrands = 'अहिलेसम्म कुनै ब्रान्ड छैन।';
export const selected = 'छानिएको:';
export const loading = WORDS.loading;
export const loadFailed = 'वर्गहरू लोड गर्न सकिएन।';
export const empty = 'अहिलेसम्म कुनै वर्ग छैन।';
