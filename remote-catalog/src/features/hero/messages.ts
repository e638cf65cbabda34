export const messages = {
  /** The home page's one h1. */
  title: 'Electronics and security for every home in Nepal',
  text: 'Pay in cash when it arrives.',
  shop: 'Shop new arrivals',
};
