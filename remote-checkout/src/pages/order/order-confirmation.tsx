import { DELIVERY_TYPE_LABELS, PAYMENT_METHOD_LABEL } from '@pasal/shared/domain';
import { paths } from '@pasal/shared/routing/paths';
import { ButtonLink } from '@pasal/shared/ui';
import { DELIVERY, PAYMENT } from '../../features/placed-order/messages';
import { NextSteps } from '../../features/placed-order/next-steps';
import { OrderDetails } from '../../features/placed-order/order-details';
import { Actions, Narrow, PageTitle } from '../../features/purchase-layout/purchase-layout.styles';
import type { LookUpState, PlacedOrderState } from '../../model/placed-order';
import { CONTINUE_SHOPPING, keepNumber, THANK_YOU, TRACK_THIS_ORDER } from './messages';

/** The order just placed: number, lines, total and what happens next (decision 18). */
export function OrderConfirmation({ placed }: { placed: PlacedOrderState }) {
  const { order, delivery_type } = placed;
  const lookUp: LookUpState = { order_number: order.order_number };
  return (
    <>
      <PageTitle>{THANK_YOU}</PageTitle>
      <Narrow>
        <p>{keepNumber(order.order_number)}</p>
        <OrderDetails
          order={order}
          facts={[
            [DELIVERY, DELIVERY_TYPE_LABELS[delivery_type]],
            [PAYMENT, PAYMENT_METHOD_LABEL],
          ]}
        />
        <NextSteps deliveryType={delivery_type} total={order.total} />
        <Actions>
          <ButtonLink to={paths.home()}>{CONTINUE_SHOPPING}</ButtonLink>
          <ButtonLink to={paths.trackOrder()} state={lookUp} $variant="secondary">
            {TRACK_THIS_ORDER}
          </ButtonLink>
        </Actions>
      </Narrow>
    </>
  );
}
