import { headWords } from '@pasal/shared/domain';

/** R2.59 */
export const cartTitle = (count: string) => `तपाईंको कार्ट (${count})`;
export const proceedToCheckout = 'अर्डर पूरा गर्नुहोस्';
/** In its place when no line can be bought (D89). */
export const nothingToBuy = 'तपाईंको कार्टका कुनै पनि सामान अहिले अर्डर गर्न मिल्दैन।';

export const cartPageTitle = headWords.cartTitle;

/** Until a cart that was sent is there, and where its part of the page can't be fetched. */
export const opening = 'कार्ट खुल्दैछ…';
export const sentCartAway = 'पठाइएको कार्ट खोल्न सकिएन। पृष्ठ फेरि लोड गरेर प्रयास गर्नुहोस्।';
