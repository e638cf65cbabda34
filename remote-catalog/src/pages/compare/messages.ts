import { headWords, WORDS } from '@pasal/shared/domain';
import { MAX_COMPARED } from '../../model/compared';

export const title = headWords.compareTitle;
export const empty = 'Nothing to compare yet';
export const emptyText = `Choose “Add to compare” on up to ${MAX_COMPARED} product pages.`;
export const browse = 'Continue Shopping';
export const loading = 'Loading the comparison';
export const loadFailed = WORDS.productsFailed;
export const removed = (name: string) => `${name} was removed from the comparison.`;
