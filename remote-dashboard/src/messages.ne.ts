/** Names this part of the shop where it can't be loaded. */
export const title = 'ड्यासबोर्ड';
