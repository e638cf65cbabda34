export const messages = { title: 'Shop by category' };
