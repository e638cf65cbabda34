import { writeDigits } from '@pasal/shared/domain';

/** The words of the parts that every page is made of. */

export const close = 'बन्द गर्नुहोस्';
export const breadcrumb = 'तपाईं यहाँ हुनुहुन्छ';
/** Read out before the price that is struck through. */
export const originalPrice = 'पहिलेको मूल्य ';
export const pages = 'पृष्ठहरू';
export const previous = 'अघिल्लो';
export const next = 'अर्को';
/** How many options of a list match what is typed. */
export const options = (count: number) => `${writeDigits(count)} वटा मिल्यो`;
/** Said of a text no option holds. */
export const noMatch = 'केही मिलेन। हिज्जे जाँच्नुहोस्।';
