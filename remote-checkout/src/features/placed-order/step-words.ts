import type { OrderStatus } from '@pasal/shared/contracts';
import { icons, type IconShape } from '@pasal/shared/ui';
import * as messages from './messages';

const ICONS: Record<OrderStatus, IconShape> = {
  pending: icons.orders,
  complete: icons.check,
  cancel: icons.close,
  others: icons.truck,
};

interface StepWords {
  icon: IconShape;
  title: string;
  text: string;
}

/** Describes a step of an order to its buyer; the first one is the placing. */
export function stepWords(status: OrderStatus, first: boolean): StepWords {
  const texts = first && status === 'pending' ? messages.placed : messages.steps[status];
  return { icon: ICONS[status], ...texts };
}
