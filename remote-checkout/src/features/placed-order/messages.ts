import type { DeliveryType, OrderStatus } from '@pasal/shared/contracts';
import { BUYER_STATUS_LABELS } from '@pasal/shared/domain';

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

/** The heading of a message from the shop with an unchanged status. */
export const news = 'News from the shop';

interface StepTexts {
  title: string;
  text: string;
}
/** An order's first step: its placing. */
export const placed: StepTexts = {
  title: 'Order placed',
  text: "We've got your order and will call you soon.",
};
/** The further steps of an order, for its buyer. */
export const steps: Record<OrderStatus, StepTexts> = {
  pending: { title: 'Received again', text: "We're working on it once more." },
  complete: { title: BUYER_STATUS_LABELS.complete, text: 'Delivered and paid.' },
  cancel: { title: BUYER_STATUS_LABELS.cancel, text: 'You pay nothing.' },
  others: {
    title: BUYER_STATUS_LABELS.others,
    text: "We're working on it and will call you about it.",
  },
};
