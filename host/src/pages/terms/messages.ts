export const title = 'Terms and conditions';
export const description = 'Ordering, prices, delivery, payment, returns and warranty.';
export const intro = (shop: string) =>
  `These terms apply between you and ${shop}. By ordering you agree to them.`;
export const sections = [
  {
    heading: 'Your order',
    text: 'By placing an order you ask us to sell you the goods in it. We accept it when we hand the goods over. Until then either of us may cancel it, for example when an item turns out to be damaged.',
  },
  {
    heading: 'Prices',
    text: 'Prices are in Nepalese rupees and include tax. The price that counts is the one shown when you place the order; if it has changed since you put the item in the cart, we tell you first.',
  },
  {
    heading: 'Delivery and pickup',
    text: 'You see the delivery charge, if any, before you order. Our staff call the number you gave to agree on a time. With shop pickup we hold your order for seven days.',
  },
  {
    heading: 'Payment',
    text: 'You pay in cash when you receive the goods. Please check them before you pay.',
  },
  {
    heading: 'Returns',
    text: "Tell us within seven days if something is wrong, missing or not what you ordered, and we'll exchange it or refund you. Goods must come back complete and in their box.",
  },
  {
    heading: 'Warranty',
    text: "The warranty on the product page is given by the maker or importer. Keep your order number: it's your proof of purchase.",
  },
] as const;
