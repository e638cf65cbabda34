import { WORDS } from '@pasal/shared/domain';

/** R2.35, R2.36 */
export const title = 'Deal Of The Week';
export const viewAll = 'View All';
export const previous = 'Previous deals';
export const next = 'Next deals';
export const page = (page: number, pageCount: number) => `Page ${page} of ${pageCount}`;
export const loading = WORDS.loading;
/** R8.15 */
export const loadFailed = WORDS.productsFailed;
