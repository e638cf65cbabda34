export const home = 'Home';
export const search = 'Search';
export const resultsFor = (query: string) => `Search results for “${query}”`;
export const ask = 'What are you looking for?';
export const how = 'Type the name of a product or a brand into the search above.';
export const browse = 'Continue Shopping';
