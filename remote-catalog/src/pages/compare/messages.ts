import { WORDS } from '@pasal/shared/domain';
import { MAX_COMPARED } from '../../model/compared';

export const title = 'Compare products';
export const empty = 'There is nothing to compare yet';
export const emptyText = `Press “Add to compare” on the pages of up to ${MAX_COMPARED} products.`;
export const browse = 'Continue Shopping';
export const loading = 'Loading the comparison';
export const loadFailed = WORDS.productsFailed;
export const removed = (name: string) => `${name} was taken out of the comparison.`;
