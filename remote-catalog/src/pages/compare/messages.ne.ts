import { headWords, WORDS, writeDigits } from '@pasal/shared/domain';
import { MAX_COMPARED } from '../../model/compared';

export const title = headWords.compareTitle;
export const empty = 'तुलना गर्न अहिलेसम्म कुनै सामान छैन';
export const emptyText = `बढीमा ${writeDigits(MAX_COMPARED)} वटा सामानको पृष्ठमा गएर “तुलनामा थप्नुहोस्” थिच्नुहोस्।`;
export const browse = 'किनमेल जारी राख्नुहोस्';
export const loading = 'तुलना लोड हुँदैछ';
export const loadFailed = WORDS.productsFailed;
export const removed = (name: string) => `${name} तुलनाबाट हटाइयो।`;
