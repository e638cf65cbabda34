import type { DeliveryType, OrderStatus } from '@pasal/shared/contracts';
import { BUYER_STATUS_LABELS } from '@pasal/shared/domain';
import { icons, type IconShape } from '@pasal/shared/ui';

export const orderNumber = 'Order number';
export const orderedAt = 'Ordered';
export const status = 'Status';
export const delivery = 'Delivery';
export const payment = 'Payment';
export const buyer = 'For';
export const orderItems = 'Items of the order';
export const deliveryCharge = 'Delivery Charge';
export const expected = 'Expected';
export const total = 'Total';
export const quantityAndPrice = (quantity: number, price: string) => `${quantity} × ${price}`;

export const whatNext = 'What happens next';
export const nextSteps: Record<
  DeliveryType,
  (total: string, isFree: boolean) => readonly string[]
> = {
  home_delivery: (total, isFree) => [
    'We check your order and call you to arrange delivery.',
    isFree ? 'We bring it to your address. Delivery is free.' : 'We bring it to your address.',
    `You pay ${total} in cash when it arrives.`,
  ],
  shop_pickup: (total) => [
    'We check your order and call you when it is ready.',
    'You pick it up at the shop. Bring your order number.',
    `You pay ${total} in cash at the counter.`,
  ],
};

export const history = 'History';

/** Heads what the shop tells of an order that keeps its status. */
export const news = 'News from the shop';

interface StepWords {
  icon: IconShape;
  title: string;
  text: string;
}
const PLACED: StepWords = {
  icon: icons.orders,
  title: 'Order placed',
  text: "We've got your order and will call you soon.",
};
const STEPS: Record<OrderStatus, StepWords> = {
  pending: { icon: icons.orders, title: 'Received again', text: "We're working on it once more." },
  complete: {
    icon: icons.check,
    title: BUYER_STATUS_LABELS.complete,
    text: 'Delivered and paid.',
  },
  cancel: { icon: icons.close, title: BUYER_STATUS_LABELS.cancel, text: 'You pay nothing.' },
  others: {
    icon: icons.truck,
    title: BUYER_STATUS_LABELS.others,
    text: "We're working on it and will call you about it.",
  },
};
/** Describes a step of an order to its buyer; the first one is the placing. */
export const stepWords = (status: OrderStatus, first: boolean): StepWords =>
  first && status === 'pending' ? PLACED : STEPS[status];
