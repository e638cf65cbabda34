import { WORDS } from '@pasal/shared/domain';

/** R2.60, R2.61 */
export const deleteTitle = (title: string) => `${title} हटाउने?`;
export const deleteText = 'यो सामान साँच्चै हटाउने हो? हटाएपछि फिर्ता ल्याउन मिल्दैन।';
export const deleteLabel = WORDS.delete;

export const cartLines = 'तपाईंको कार्टका सामान';
export const quantityOf = (title: string) => `${title}: परिमाण`;
export const decreaseOf = (title: string) => `${title}: परिमाण घटाउनुहोस्`;
export const increaseOf = (title: string) => `${title}: परिमाण बढाउनुहोस्`;
export const removeOf = (title: string) => `${title} हटाउनुहोस्`;
export const perUnit = (price: string) => `प्रति थान ${price}`;
