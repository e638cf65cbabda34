import { MAX_ORDERS_AT_ONCE, type Order } from '@pasal/shared/contracts';
import { Button, Icon, icons } from '@pasal/shared/ui';
import { BulkBar } from '../../../kit/bulk-bar/bulk-bar';
import { selectedOrders, type OrderSelection } from '../../model/order-selection';
import * as messages from './messages';

interface OrderBulkBarProps {
  selection: OrderSelection;
  /** The orders of the page in view. */
  shown: readonly Order[];
  onStatus: (orders: readonly Order[]) => void;
  onSlips: (orders: readonly Order[]) => void;
  onInvoices: (orders: readonly Order[]) => void;
  onClear: () => void;
}

/** What can be done with the selected orders together. */
export function OrderBulkBar(props: OrderBulkBarProps) {
  const { selection, shown, onStatus, onSlips, onInvoices, onClear } = props;
  const orders = selectedOrders(selection, shown);
  const elsewhere = orders.length - shown.filter(({ id }) => selection.has(id)).length;
  const isTooMany = orders.length > MAX_ORDERS_AT_ONCE;
  const notes = [
    ...(elsewhere > 0 ? [messages.elsewhere(elsewhere)] : []),
    ...(isTooMany ? [messages.tooMany] : []),
  ];
  return (
    <BulkBar
      label={messages.bar}
      selected={orders.length > 0 ? messages.selected(orders.length) : undefined}
      notes={notes}
    >
      <Button disabled={isTooMany} onClick={() => onStatus(orders)}>
        {messages.setStatus}
      </Button>
      <Button variant="secondary" disabled={isTooMany} onClick={() => onSlips(orders)}>
        <Icon shape={icons.box} /> {messages.slips}
      </Button>
      <Button variant="secondary" disabled={isTooMany} onClick={() => onInvoices(orders)}>
        <Icon shape={icons.printer} /> {messages.invoices}
      </Button>
      <Button variant="quiet" onClick={onClear}>
        {messages.clear}
      </Button>
    </BulkBar>
  );
}
