import { headWords } from '@pasal/shared/domain';

export const home = 'Home';
export const search = headWords.searchTitle;
export const resultsFor = headWords.searchResultsFor;
export const ask = 'What are you looking for?';
export const how = 'Type a product or brand name in the search box above.';
export const browse = 'Continue Shopping';
