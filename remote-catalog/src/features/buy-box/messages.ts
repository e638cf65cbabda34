/** R2 "Product page" */
export const inStock = 'In Stock';
export const outOfStock = 'Out of Stock';
export const off = (percentage: number) => `${percentage}% OFF`;
export const tax = 'Tax included. Shipping calculated at checkout.';
export const option = 'Option:';
export const fastDelivery = 'Fast Delivery';
export const tomorrow = 'Get it by tomorrow';
export const warranty = 'Warranty:';
export const addToCart = 'Add to Cart';
export const proceed = 'Proceed to Checkout';
export const quantity = 'Quantity';
export const decrease = 'Decrease quantity';
export const increase = 'Increase quantity';
