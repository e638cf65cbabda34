import { writeDigits } from '@pasal/shared/domain';

/** The texts of components used on every page. */

export const close = 'बन्द गर्नुहोस्';
export const breadcrumb = 'तपाईं यहाँ हुनुहुन्छ';
/** Announced before the struck-through price. */
export const originalPrice = 'पहिलेको मूल्य ';
export const pages = 'पृष्ठहरू';
export const previous = 'अघिल्लो';
export const next = 'अर्को';
/** Number of matching options. */
export const options = (count: number) => `${writeDigits(count)} वटा मिल्यो`;
/** Shown if no option matches. */
export const noMatch = 'केही मिलेन। हिज्जे जाँच्नुहोस्।';
