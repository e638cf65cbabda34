/** R2 "Product page" */
export const inStock = 'In Stock';
export const outOfStock = 'Out of Stock';
export const off = (percentage: number) => `${percentage}% OFF`;
export const tax = 'Tax included. Shipping calculated at checkout.';
export const option = 'Option:';
export const fastDelivery = 'Fast Delivery';
export const tomorrow = 'Get it by tomorrow';
export const getItBy = (day: string) => `Get it by ${day}`;
export const getItByIn = (day: string, place: string) => `Get it by ${day} in ${place}`;
export const inDays = (from: number, to: number) => {
  if (to === 0) return 'Delivered today';
  const days = from === to ? String(to) : `${from} to ${to}`;
  return days === '1' ? 'Delivered in 1 day' : `Delivered in ${days} days`;
};
export const notServed = (place: string) =>
  `We don't deliver to ${place} yet. You can pick it up at the shop.`;
export const addToCart = 'Add to Cart';
export const proceed = 'Proceed to Checkout';
export const soldOut = "We don't have any right now.";
/** The button keeps its text (R2.56); this text explains it (D88). */
export const soldOutInCart = "It's in your cart but sold out, so we leave it out of your order.";
export const seeCart = 'See your cart';
export const quantity = 'Quantity';
export const decrease = 'Decrease quantity';
export const increase = 'Increase quantity';
