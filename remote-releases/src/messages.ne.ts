/** Names this part of the shop where it can't be loaded. */
export const part = 'रिलिजको पृष्ठ';
export const title = 'रिलिज';
