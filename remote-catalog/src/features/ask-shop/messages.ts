export const ask = 'Ask about this product';
/** What a visitor sends to the shop first. */
export const question = (goods: string, price: string, address: string) =>
  `Hello, is this available?\n${goods}, ${price}\n${address}`;
