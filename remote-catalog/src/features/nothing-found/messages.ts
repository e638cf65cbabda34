export const nothing = (query: string) => `No results for “${query}”.`;
export const advice = 'Check the spelling, or try fewer words.';
export const nearWords = 'Did you mean';
export const categories = 'Browse';
export const browse = 'Continue Shopping';
