import { useEffect } from 'react';
import { useDistrictsQuery } from '@pasal/shared/api';
import type { QuotedDelivery } from '@pasal/shared/contracts';
import { useDay } from '@pasal/shared/dates';
import { labelOf, type OrderFormValues } from '@pasal/shared/domain';
import { keepPlace } from '@pasal/shared/shell';
import { Icon, icons } from '@pasal/shared/ui';
import * as messages from './messages';
import { NotServed, Pickup, Arrival } from './checkout-form.styles';

interface DeliveryInfoProps {
  delivery: QuotedDelivery | undefined;
  values: Pick<OrderFormValues, 'district_id' | 'city_id' | 'delivery_type'>;
}

/** The selected city, if any. */
function useCity({ district_id, city_id }: DeliveryInfoProps['values']) {
  const { data } = useDistrictsQuery();
  const district = data?.districts.find(({ id }) => id === district_id);
  const city = district?.cities.find(({ id }) => id === city_id);
  return district && city && { district_id: district.id, city_id: city.id, city };
}

/** The pickup place and time. */
function PickupPlace({ pickup }: { pickup: NonNullable<QuotedDelivery['pickup']> }) {
  const { address, hours, map_url } = pickup;
  return (
    <Pickup>
      <Icon shape={icons.location} />
      <div>
        <strong>{messages.pickUpAt}</strong>
        {address && <p>{address}</p>}
        {hours && <p>{hours}</p>}
        {map_url && (
          <a href={map_url} target="_blank" rel="noreferrer">
            {messages.showMap}
          </a>
        )}
      </div>
    </Pickup>
  );
}

/** When the goods arrive, where to pick them up, or that the place isn't served (D67). */
export function DeliveryInfo({ delivery, values }: DeliveryInfoProps) {
  const chosen = useCity(values);
  const writeDay = useDay(true);
  const isHome = values.delivery_type === 'home_delivery';
  const hasTerms = delivery !== undefined && (delivery.promised !== null || !delivery.served);
  const { district_id, city_id } = chosen ?? {};
  const { name, label } = chosen?.city ?? {};
  useEffect(() => {
    if (district_id === undefined || city_id === undefined || name === undefined || !isHome) return;
    // Product pages mention the place only if it has terms of its own.
    keepPlace(hasTerms ? { district_id, city_id, name, label } : null);
  }, [district_id, city_id, name, label, isHome, hasTerms]);

  if (!delivery) return null;
  if (!isHome) return delivery.pickup ? <PickupPlace pickup={delivery.pickup} /> : null;
  if (!delivery.served) {
    return (
      <NotServed role="status">
        {messages.notServed(chosen ? labelOf(chosen.city) : messages.thisPlace)}
      </NotServed>
    );
  }
  if (!delivery.promised || values.district_id === null) return null;
  return (
    <Arrival role="status">
      <Icon shape={icons.truck} />
      <span>
        {messages.getItBy(writeDay(delivery.promised.to))}
        {delivery.fast === 'waits' && <small>{messages.comesTogether}</small>}
      </span>
    </Arrival>
  );
}
