import { useLocation } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { PageHead } from '@pasal/shared/shell';
import { Container } from '@pasal/shared/ui';
import { OrderLookUp } from '../../features/order-look-up/order-look-up';
import { useOrderLookUp } from '../../features/order-look-up/use-order-look-up';
import { Narrow, PageTitle, Parts } from '../../features/purchase-layout/purchase-layout.styles';
import { lookUpStateOf } from '../../model/placed-order';
import { FoundOrder } from '../order/found-order';
import * as messages from './messages';

export function TrackOrderPage() {
  const lookUp = useOrderLookUp(lookUpStateOf(useLocation().state));
  return (
    <Container>
      <PageHead
        title={messages.trackOrder}
        description={messages.trackDescription}
        canonical={paths.trackOrder()}
      />
      <Parts>
        <Narrow>
          <PageTitle>{messages.trackOrder}</PageTitle>
          <OrderLookUp lookUp={lookUp} />
        </Narrow>
        {lookUp.found && <FoundOrder {...lookUp.found} />}
      </Parts>
    </Container>
  );
}
