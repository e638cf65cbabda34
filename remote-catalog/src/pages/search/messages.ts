export const home = 'Home';
export const search = 'Search';
export const resultsFor = (query: string) => `Search results for “${query}”`;
export const ask = 'What are you looking for?';
export const how = 'Type the name of a product or a brand into the search above.';
export const nothing = (query: string) => `Nothing was found for “${query}”.`;
export const advice = 'Check the spelling, or try fewer words.';
export const browse = 'Continue Shopping';
