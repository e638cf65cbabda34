/** The host as a part of the shop, in lists of releases. */
export const title = 'the shop';
