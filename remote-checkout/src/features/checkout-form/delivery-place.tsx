import { useState } from 'react';
import { useDistrictsQuery } from '@pasal/shared/api';
import { ORDER_FIELD_LENGTHS } from '@pasal/shared/contracts';
import { placesWith, type OrderFormValues } from '@pasal/shared/domain';
import { Button, Panel, PlaceFields, TextField, type FormState } from '@pasal/shared/ui';
import { readLastPlaces } from '../../model/last-places';
import * as messages from './messages';
import { Grid, Trouble, WholeRow } from './checkout-form.styles';

interface DeliveryPlaceProps {
  form: Pick<FormState<OrderFormValues>, 'values' | 'problems' | 'set' | 'field'>;
}

/** The destination: the address, and the places the shop delivers to. */
export function DeliveryPlace({ form }: DeliveryPlaceProps) {
  const { values, problems, set, field } = form;
  const { data, isFetching, isError, refetch } = useDistrictsQuery();
  const isFailed = isError && !data;
  // The checkout is rendered only in browsers, so storage is available for the first render.
  const [lastPlaces] = useState(readLastPlaces);
  return (
    <Panel>
      <h2>{messages.deliveryAddress}</h2>
      {isFailed && (
        <Trouble role="alert">
          <p>{messages.districtsFailed}</p>
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {messages.retry}
          </Button>
        </Trouble>
      )}
      {data?.districts.length === 0 && <Trouble role="status">{messages.noDistricts}</Trouble>}
      <Grid>
        <WholeRow>
          <TextField
            {...field('address')}
            name="address"
            label={messages.labels.address}
            required
            type="text"
            autoComplete="address-line1"
            maxLength={ORDER_FIELD_LENGTHS.address}
            hint={messages.hints.address}
          />
        </WholeRow>
        <PlaceFields
          districts={data?.districts}
          places={values}
          lastPlaces={lastPlaces}
          problems={problems}
          isFailed={isFailed}
          autoFill
          onChange={(part) => set((now) => placesWith(now, part))}
        />
      </Grid>
    </Panel>
  );
}
