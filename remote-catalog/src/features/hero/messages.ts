/** The home page's one h1. */
export const title = 'Electronics and security for every home in Nepal';
export const text = 'Pay in cash when it arrives.';
export const shop = 'Shop new arrivals';
export const slides = 'Highlights of the shop';
export const carousel = 'carousel';
export const show = (number: number, count: number) => `Show picture ${number} of ${count}`;
export const pause = 'Pause slideshow';
export const play = 'Play slideshow';
