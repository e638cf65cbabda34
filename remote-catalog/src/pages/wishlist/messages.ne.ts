import { headWords, WORDS, writeDigits } from '@pasal/shared/domain';

export const title = (count: number) => `तपाईंको मनपर्ने सूची (${writeDigits(count)})`;
export const pageTitle = headWords.wishlistTitle;
export const empty = 'तपाईंको मनपर्ने सूची खाली छ';
export const emptyText = 'मनपर्ने सामानको मुटु चिन्ह थिच्नुहोस्, त्यो यही ब्राउजरमा सेभ हुन्छ।';
export const browse = 'किनमेल जारी राख्नुहोस्';
export const loadFailed = WORDS.productsFailed;
