export const ask = 'यो सामानबारे सोध्नुहोस्';
/** What a visitor sends to the shop first. */
export const question = (goods: string, price: string, address: string) =>
  `नमस्ते, यो सामान पाइन्छ?\n${goods}, ${price}\n${address}`;
