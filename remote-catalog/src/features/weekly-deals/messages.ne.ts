import { WORDS, writeDigits } from '@pasal/shared/domain';

/** R2.35, R2.36 */
export const title = 'यो हप्ताको अफर';
export const viewAll = 'सबै हेर्नुहोस्';
export const previous = 'अघिल्ला अफर';
export const next = 'अर्का अफर';
export const page = (page: number, pageCount: number) =>
  `${writeDigits(pageCount)} मध्ये पृष्ठ ${writeDigits(page)}`;
export const loading = WORDS.loading;
/** R8.15 */
export const loadFailed = WORDS.productsFailed;
