import { messageOf, statusOf } from '@pasal/shared/api';
import { Moment } from '@pasal/shared/dates';
import { formatRupees } from '@pasal/shared/domain';
import { PageHead } from '@pasal/shared/shell';
import { Button, Container, LoadingView, StateView } from '@pasal/shared/ui';
import { useRiderParcelsQuery } from '../../checkout-api';
import { Narrow, PageTitle, Parts } from '../../features/purchase-layout/purchase-layout.styles';
import * as messages from '../../features/rider-parcels/messages';
import { RiderCard } from '../../features/rider-parcels/rider-card';
import { List } from '../../features/rider-parcels/rider-parcels.styles';
import { useRiderLink } from './use-rider-link';

/** What a rider has to deliver, by a link of the shop and without an account (D222). */
export function RiderPage() {
  const link = useRiderLink();
  const { data, error, isError, refetch } = useRiderParcelsQuery(
    { body: { link } },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  );
  const isGone = isError && [400, 404].includes(Number(statusOf(error)));
  return (
    <Container>
      <PageHead title={messages.title} noIndex />
      <Parts>
        <Narrow>
          <PageTitle>{data && !isError ? messages.hello(data.rider) : messages.title}</PageTitle>
          {isError && (
            <StateView title={isGone ? messageOf(error, messages.failed) : messages.failed}>
              {!isGone && <Button onClick={() => void refetch()}>{messages.retry}</Button>}
            </StateView>
          )}
          {!data && !isError && <LoadingView label={messages.loading} />}
          {data && !isError && (
            <>
              <p>
                <b>{messages.owed(formatRupees(data.owed))}</b>
              </p>
              {data.parcels.length === 0 && (
                <StateView title={messages.none} text={messages.noneText} />
              )}
              <List>
                {data.parcels.map((parcel) => (
                  <RiderCard key={`${parcel.id}/${parcel.number}`} link={link} parcel={parcel} />
                ))}
              </List>
              <p>
                {messages.until} <Moment at={data.expires_at} />
              </p>
            </>
          )}
        </Narrow>
      </Parts>
    </Container>
  );
}
