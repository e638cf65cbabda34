import type { DeliveryType } from '@pasal/shared/contracts';

export const ORDER_NUMBER = 'Order number';
export const ORDERED_AT = 'Ordered';
export const STATUS = 'Status';
export const DELIVERY = 'Delivery';
export const PAYMENT = 'Payment';
export const ORDER_ITEMS = 'Items of the order';
export const TOTAL = 'Total';
export const quantityAndPrice = (quantity: number, price: string) => `${quantity} × ${price}`;

export const WHAT_NEXT = 'What happens next';
export const NEXT_STEPS: Record<DeliveryType, (total: string) => readonly string[]> = {
  home_delivery: (total) => [
    'We check your order and call you to arrange the delivery.',
    'We bring it to your address. Delivery is free.',
    `You pay ${total} in cash when it arrives.`,
  ],
  shop_pickup: (total) => [
    'We check your order and call you when it is ready.',
    'You pick it up at the shop; bring your order number.',
    `You pay ${total} in cash at the counter.`,
  ],
};
