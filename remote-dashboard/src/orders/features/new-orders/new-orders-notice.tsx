import { Button, Icon, icons } from '@pasal/shared/ui';
import { useNewOrders, useOrdersSeen } from '../../../kit/new-orders/use-new-orders';
import * as messages from './messages';
import { Place } from './new-orders-notice.styles';

/** Announces new orders politely, and shows them on request; until then nothing moves. */
export function NewOrdersNotice({ onShow }: { onShow: () => void }) {
  const { isSeen, see } = useOrdersSeen();
  const { count, newest } = useNewOrders();
  return (
    <Place role="status">
      {isSeen && count > 0 && newest !== undefined && (
        <Button
          onClick={() => {
            see(newest);
            onShow();
          }}
        >
          <Icon shape={icons.orders} /> {messages.show(count)}
        </Button>
      )}
    </Place>
  );
}
