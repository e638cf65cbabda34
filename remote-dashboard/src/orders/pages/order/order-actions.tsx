import { Button, Icon, icons } from '@pasal/shared/ui';
import * as messages from './messages';
import { Actions } from './order-page.styles';

interface OrderActionsProps {
  onUpdate: () => void;
  onPackingSlip: () => void;
  onInvoice: () => void;
  /** Missing for who may not delete orders. */
  onDelete: (() => void) | undefined;
}

/** What can be done with the order of the page. */
export function OrderActions({ onUpdate, onPackingSlip, onInvoice, onDelete }: OrderActionsProps) {
  return (
    <Actions>
      <Button onClick={onUpdate}>{messages.updateStatus}</Button>
      <Button variant="secondary" onClick={onPackingSlip}>
        <Icon shape={icons.box} /> {messages.packingSlip}
      </Button>
      <Button variant="secondary" onClick={onInvoice}>
        <Icon shape={icons.printer} /> {messages.invoice}
      </Button>
      {onDelete && (
        <Button variant="quiet" onClick={onDelete}>
          <Icon shape={icons.trash} /> {messages.remove}
        </Button>
      )}
    </Actions>
  );
}
