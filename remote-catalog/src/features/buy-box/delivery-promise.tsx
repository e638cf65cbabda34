import { Icon, icons } from '@pasal/shared/ui';
import type { Goods } from '../../model/goods';
import { Assurance } from './buy-box.styles';
import * as messages from './messages';
import { usePromise } from './use-promise';

interface DeliveryPromiseProps {
  product: Goods;
  /** The product has fast delivery. */
  isFast: boolean;
}

/** The delivery date; without a promise, the product's own text (R2.53). */
export function DeliveryPromise({ product, isFast }: DeliveryPromiseProps) {
  const promised = usePromise(product, isFast);
  const specified = isFast ? { words: messages.tomorrow, isFast } : null;
  const promise = promised === undefined ? specified : promised;
  if (!promise) return null;
  return (
    <Assurance>
      <Icon shape={icons.truck} />
      <span>
        {promise.isFast && <strong>{messages.fastDelivery}</strong>} {promise.words}
      </span>
    </Assurance>
  );
}
