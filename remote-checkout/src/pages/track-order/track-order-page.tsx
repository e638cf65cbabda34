import { useRef } from 'react';
import { useLocation } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { PageHead } from '@pasal/shared/shell';
import { Button, Container, Icon, icons } from '@pasal/shared/ui';
import { OrderLookUp } from '../../features/order-look-up/order-look-up';
import { useOrderLookUp } from '../../features/order-look-up/use-order-look-up';
import { Narrow, PageTitle, Parts } from '../../features/purchase-layout/purchase-layout.styles';
import { lookUpStateOf, type LookUpState } from '../../model/placed-order';
import { FoundOrder } from '../order/found-order';
import { LateWarranty } from '../order/late-warranty';
import * as messages from './messages';

function TrackOrder({ start }: { start: LookUpState }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lookUp = useOrderLookUp(start, heading);
  return (
    <Container>
      <PageHead
        title={messages.trackOrder}
        description={messages.trackDescription}
        canonical={paths.trackOrder()}
      />
      <Parts>
        <Narrow>
          <PageTitle ref={heading} tabIndex={-1}>
            {messages.trackOrder}
          </PageTitle>
          <OrderLookUp lookUp={lookUp} />
          {!lookUp.found && <LateWarranty />}
        </Narrow>
        {lookUp.found && (
          <FoundOrder {...lookUp.found}>
            <Button variant="quiet" onClick={lookUp.findAnother}>
              <Icon shape={icons.search} />
              {messages.findAnother}
            </Button>
          </FoundOrder>
        )}
      </Parts>
    </Container>
  );
}

/** The look-up; each link to it begins anew. */
export function TrackOrderPage() {
  const { key, state } = useLocation();
  return <TrackOrder key={key} start={lookUpStateOf(state)} />;
}
