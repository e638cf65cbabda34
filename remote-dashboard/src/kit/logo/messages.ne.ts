export const logoOf = (name: string) => `${name}: लोगो`;
export const chooseLogo = 'तस्बिर छान्नुहोस्';
export const replaceLogo = 'अर्को तस्बिर छान्नुहोस्';
export const removeLogo = 'लोगो हटाउनुहोस्';
