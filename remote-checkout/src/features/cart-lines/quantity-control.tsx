import { decrementQuantity, incrementQuantity, useShopDispatch } from '@pasal/shared/shell';
import { Icon, IconButton, icons } from '@pasal/shared/ui';
import type { CheckedLine } from '../../model/checked-line';
import * as messages from './messages';
import { Quantity } from './cart-lines.styles';

/** Decrease is disabled at 1: removing goes through the dialog (D13). */
export function QuantityControl({ item, limit }: Pick<CheckedLine, 'item' | 'limit'>) {
  const dispatch = useShopDispatch();
  const { title, quantity } = item;
  return (
    <Quantity role="group" aria-label={messages.quantityOf(title)}>
      <IconButton
        label={messages.decreaseOf(title)}
        disabled={quantity <= 1}
        onClick={() => dispatch(decrementQuantity(item))}
      >
        <Icon shape={icons.minus} />
      </IconButton>
      <output>{quantity}</output>
      <IconButton
        label={messages.increaseOf(title)}
        disabled={quantity >= limit}
        onClick={() => dispatch(incrementQuantity(item))}
      >
        <Icon shape={icons.plus} />
      </IconButton>
    </Quantity>
  );
}
