import { DELIVERY_TYPE_LABELS, PAYMENT_METHOD_LABEL } from '@pasal/shared/domain';
import { paths } from '@pasal/shared/routing/paths';
import { ButtonLink, Icon, icons } from '@pasal/shared/ui';
import { useTrackOrderQuery } from '../../checkout-api';
import * as messages from '../../features/placed-order/messages';
import { NextSteps } from '../../features/placed-order/next-steps';
import { OrderDetails } from '../../features/placed-order/order-details';
import {
  Note,
  PageTitle,
  Parts,
  Thanks,
} from '../../features/purchase-layout/purchase-layout.styles';
import type { LookUpState, PlacedOrderState } from '../../model/placed-order';
import { FoundOrder } from './found-order';
import * as orderMessages from './messages';

/**
 * The order just placed: number, lines, total and next steps (D18). The sent data proves that it is this browser's
 * own, so it also shows the status, like the look-up.
 */
export function OrderConfirmation({ placed }: { placed: PlacedOrderState }) {
  const { order, delivery_type, earlier } = placed;
  const proof: LookUpState = { order_number: order.order_number, phone: placed.phone };
  const { data, isLoading } = useTrackOrderQuery(
    { body: proof },
    { refetchOnMountOrArgChange: true },
  );
  const status = data?.order.status ?? order.status;
  // The part known at once, and when the look-up fails.
  const known = (
    <OrderDetails
      order={order}
      facts={[
        { word: messages.payment, value: PAYMENT_METHOD_LABEL },
        { word: messages.delivery, value: DELIVERY_TYPE_LABELS[delivery_type] },
      ]}
    />
  );
  const next = status === 'pending' && (
    <NextSteps
      deliveryType={delivery_type}
      total={order.total}
      charge={order.delivery_charge ?? 0}
    />
  );
  return (
    <Parts>
      {status === 'cancel' ? (
        <PageTitle>{orderMessages.orderTitle(order.order_number)}</PageTitle>
      ) : (
        <Thanks>
          <Icon shape={icons.check} size={28} />
          <PageTitle>{orderMessages.thankYou}</PageTitle>
          <p>{orderMessages.keepNumber(order.order_number)}</p>
        </Thanks>
      )}
      {earlier && <Note>{orderMessages.earlierTry}</Note>}
      <FoundOrder order={data?.order} proof={proof} known={known} loading={isLoading} next={next}>
        <ButtonLink to={paths.trackOrder()} state={proof} $variant="quiet">
          <Icon shape={icons.truck} />
          {orderMessages.trackThisOrder}
        </ButtonLink>
      </FoundOrder>
    </Parts>
  );
}
