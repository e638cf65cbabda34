import type { Order } from '@pasal/shared/contracts';
import { Button, ButtonLink, Icon, icons } from '@pasal/shared/ui';
import { PaperButtons } from '../../features/paper-buttons/paper-buttons';
import type { Paper } from '../../../kit/order-print/paper';
import * as messages from './messages';
import { Actions } from './order-page.styles';

interface OrderActionsProps {
  order: Order;
  onUpdate: () => void;
  /** The address of its edit page; absent once it has left the shop. */
  edit: string | undefined;
  onPrint: (paper: Paper) => void;
  /** Absent for users who may not delete orders. */
  onDelete: (() => void) | undefined;
}

/** The actions on the page's order. */
export function OrderActions({ order, onUpdate, edit, onPrint, onDelete }: OrderActionsProps) {
  return (
    <Actions>
      <Button onClick={onUpdate}>{messages.updateStatus}</Button>
      {edit !== undefined && (
        <ButtonLink to={edit} $variant="secondary">
          <Icon shape={icons.edit} /> {messages.edit}
        </ButtonLink>
      )}
      <PaperButtons order={order} onPrint={onPrint} />
      {onDelete && (
        <Button variant="quiet" onClick={onDelete}>
          <Icon shape={icons.trash} /> {messages.remove}
        </Button>
      )}
    </Actions>
  );
}
