export const home = 'Home';
export const search = 'Search';
export const resultsFor = (query: string) => `Search results for “${query}”`;
export const ask = 'What are you looking for?';
export const how = 'Type a product or brand name in the search box above.';
export const browse = 'Continue Shopping';
