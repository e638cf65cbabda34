/** Names this part of the shop where it can't be loaded. */
export const part = 'the releases';
export const title = 'Releases';
