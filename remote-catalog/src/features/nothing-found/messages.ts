export const nothing = (query: string) => `Nothing was found for “${query}”.`;
export const advice = 'Check the spelling, or try fewer words.';
export const nearWords = 'Did you mean';
export const categories = 'Look around in';
export const browse = 'Continue Shopping';
