import { Button, Icon, icons } from '@pasal/shared/ui';
import * as messages from './messages';
import { Place } from './new-orders-notice.styles';
import { useNewOrders } from './use-new-orders';

/** Says politely that orders came in, and shows them when asked to; until then nothing moves. */
export function NewOrdersNotice({ onShow }: { onShow: () => void }) {
  const { count, take } = useNewOrders();
  return (
    <Place role="status">
      {count > 0 && (
        <Button
          onClick={() => {
            take();
            onShow();
          }}
        >
          <Icon shape={icons.orders} /> {messages.show(count)}
        </Button>
      )}
    </Place>
  );
}
