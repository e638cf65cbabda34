import type { Order } from '@pasal/shared/contracts';
import { Checkbox } from '@pasal/shared/ui';
import type { OrderSelection } from '../../model/order-selection';
import * as messages from './messages';
import { PageBox, SelectBox } from './order-list.styles';

export interface SelectActions {
  selection: OrderSelection;
  onSelect: (orders: readonly Order[], isOn: boolean) => void;
}

interface PageSelectProps extends SelectActions {
  /** All orders of the page in view. */
  orders: readonly Order[];
}

const isAll = ({ orders, selection }: PageSelectProps) =>
  orders.length > 0 && orders.every(({ id }) => selection.has(id));

/** Selects all orders of the page; half ticked while only some are. */
export function SelectPage(props: PageSelectProps) {
  const { orders, selection, onSelect } = props;
  const all = isAll(props);
  const some = !all && orders.some(({ id }) => selection.has(id));
  return (
    <SelectBox
      ref={(box) => {
        if (box) box.indeterminate = some;
      }}
      type="checkbox"
      aria-label={messages.selectPage}
      checked={all}
      disabled={orders.length === 0}
      onChange={({ target }) => onSelect(orders, target.checked)}
    />
  );
}

/** The same where rows are cards and no head is seen. */
export function SelectPageOfCards(props: PageSelectProps) {
  const { orders, onSelect } = props;
  return (
    <PageBox>
      <div>
        <Checkbox
          label={messages.selectPage}
          checked={isAll(props)}
          disabled={orders.length === 0}
          onChange={({ target }) => onSelect(orders, target.checked)}
        />
      </div>
    </PageBox>
  );
}

/** Selects one order. */
export function SelectOrder({ order, selection, onSelect }: SelectActions & { order: Order }) {
  return (
    <SelectBox
      type="checkbox"
      aria-label={messages.selectOne(order.order_number)}
      checked={selection.has(order.id)}
      onChange={({ target }) => onSelect([order], target.checked)}
    />
  );
}
