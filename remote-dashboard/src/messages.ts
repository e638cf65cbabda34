/** Names this part of the shop where it can't be loaded. */
export const title = 'the dashboard';
