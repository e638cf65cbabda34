export const messages = {
  /** The home page's one h1. */
  title: 'Electronics and security for every home in Nepal',
  text: 'Pay in cash when it arrives.',
  shop: 'Shop new arrivals',
  slides: 'Highlights of the shop',
  carousel: 'carousel',
  show: (number: number, count: number) => `Show picture ${number} of ${count}`,
  pause: 'Pause the moving pictures',
  play: 'Let the pictures move',
};
