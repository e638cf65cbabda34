import { MAX_WISHES, writeDigits } from '@pasal/shared/domain';

/** R8.3 */
export const added = (title: string) => `${title} कार्टमा राखियो!`;
export const addToCart = 'कार्टमा राख्नुहोस्';
/** Shown instead if a variant must be selected. */
export const choose = 'छान्नुहोस्';
/** The cart has the whole stock (D8). */
export const noMore = (title: string, inStock: number) =>
  inStock > 0
    ? `हामीसँग भएका ${writeDigits(inStock)} थान ${title} सबै तपाईंको कार्टमा छन्।`
    : `${title} स्टकमा छैन।`;
/** The order limit is reached (D44). */
export const mostOfOne = (most: number) =>
  `यो सामान एकपटकमा ${writeDigits(most)} थानसम्म मात्र अर्डर गर्न सकिन्छ।`;
export const mostInAll = (most: number) =>
  `एकपटकमा जम्मा ${writeDigits(most)} थानसम्म मात्र अर्डर गर्न सकिन्छ।`;
export const wish = (title: string) => `मनपर्ने सूचीमा राख्नुहोस्: ${title}`;
export const wished = (title: string) => `${title} मनपर्ने सूचीमा राखियो।`;
export const unwished = (title: string) => `${title} मनपर्ने सूचीबाट हटाइयो।`;
export const wishlistFull = `तपाईंको मनपर्ने सूची भरिएको छ (${writeDigits(MAX_WISHES)} वटा सामान)। अर्को राख्न एउटा हटाउनुहोस्।`;
