import { useDistrictsQuery } from '@pasal/shared/api';
import { placesWith, type OrderFormValues } from '@pasal/shared/domain';
import { Button, Panel, PlaceFields, type FormState } from '@pasal/shared/ui';
import * as messages from './messages';
import { Grid, Trouble } from './checkout-form.styles';

interface DeliveryPlaceProps {
  form: Pick<FormState<OrderFormValues>, 'values' | 'problems' | 'set'>;
}

/** Where the order goes, of the places the shop delivers to. */
export function DeliveryPlace({ form }: DeliveryPlaceProps) {
  const { values, problems, set } = form;
  const { data, isFetching, isError, refetch } = useDistrictsQuery();
  const isFailed = isError && !data;
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
        <PlaceFields
          districts={data?.districts}
          places={values}
          problems={problems}
          isFailed={isFailed}
          autoFill
          onChange={(part) => set((now) => placesWith(now, part))}
        />
      </Grid>
    </Panel>
  );
}
