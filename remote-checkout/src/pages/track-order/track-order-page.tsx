import { useLocation } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { PageHead } from '@pasal/shared/shell';
import { Container } from '@pasal/shared/ui';
import { OrderLookUp } from '../../features/order-look-up/order-look-up';
import { useOrderLookUp } from '../../features/order-look-up/use-order-look-up';
import { TrackedOrder } from '../../features/placed-order/tracked-order';
import { Narrow, PageTitle } from '../../features/purchase-layout/purchase-layout.styles';
import { orderNumberOf } from '../../model/placed-order';
import { TRACK_DESCRIPTION, TRACK_ORDER } from './messages';

export function TrackOrderPage() {
  const lookUp = useOrderLookUp(orderNumberOf(useLocation().state));
  return (
    <Container>
      <PageHead
        title={TRACK_ORDER}
        description={TRACK_DESCRIPTION}
        canonical={paths.trackOrder()}
      />
      <PageTitle>{TRACK_ORDER}</PageTitle>
      <Narrow>
        <OrderLookUp lookUp={lookUp} />
        <div aria-live="polite">{lookUp.order && <TrackedOrder order={lookUp.order} />}</div>
      </Narrow>
    </Container>
  );
}
