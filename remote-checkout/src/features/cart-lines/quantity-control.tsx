import { Icon, IconButton, icons } from '@pasal/shared/ui';
import * as messages from './messages';
import { Quantity } from './cart-lines.styles';

export interface QuantityControlProps {
  title: string;
  quantity: string;
  isLeast?: boolean;
  isMost?: boolean;
  onDecrease?: () => void;
  onIncrease?: () => void;
}

/** A line's quantity. Each press counts, even before hydration (D79). */
export function QuantityControl({
  title,
  quantity,
  isLeast = false,
  isMost = false,
  onDecrease,
  onIncrease,
}: QuantityControlProps) {
  return (
    <Quantity role="group" aria-label={messages.quantityOf(title)} data-repeats>
      <IconButton label={messages.decreaseOf(title)} disabled={isLeast} onClick={onDecrease}>
        <Icon shape={icons.minus} />
      </IconButton>
      <output>{quantity}</output>
      <IconButton label={messages.increaseOf(title)} disabled={isMost} onClick={onIncrease}>
        <Icon shape={icons.plus} />
      </IconButton>
    </Quantity>
  );
}
