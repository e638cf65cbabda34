export const messages = {
  /** R2 "Product page" */
  inStock: 'In Stock',
  outOfStock: 'Out of Stock',
  off: (percentage: number) => `${percentage}% OFF`,
  tax: 'Tax included. Shipping calculated at checkout.',
  fastDelivery: 'Fast Delivery',
  tomorrow: 'Get it by tomorrow',
  warranty: 'Warranty:',
  addToCart: 'Add to Cart',
  proceed: 'Proceed to Checkout',
  quantity: 'Quantity',
  decrease: 'Decrease quantity',
  increase: 'Increase quantity',
};
