import { Button, Combobox, Field, Panel } from '@pasal/shared/ui';
import { useDistrictsQuery } from '@pasal/shared/api';
import type { City } from '@pasal/shared/contracts';
import type { CheckoutValues } from '../../model/checkout-values';
import * as messages from './messages';
import { Grid, Trouble } from './checkout-form.styles';
import type { FieldErrors } from './use-checkout-form';

interface PlaceFieldsProps {
  values: CheckoutValues;
  errors: FieldErrors;
  onChange: (part: Partial<CheckoutValues>) => void;
}

const optionsOf = (places: readonly City[]) =>
  places.map(({ id, name }) => ({ value: id, label: name }));

/** "city selection is disabled until a district is chosen and resets when the district changes" (R4.13) */
export function PlaceFields({ values, errors, onChange }: PlaceFieldsProps) {
  const { data, isFetching, isError, refetch } = useDistrictsQuery();
  const districts = data?.districts ?? [];
  const district = districts.find(({ id }) => id === values.district_id);
  const firstOption = data ? messages.CHOOSE_DISTRICT : messages.DISTRICTS_LOADING;
  return (
    <Panel>
      <h2>{messages.DELIVERY_ADDRESS}</h2>
      {isError && !data && (
        <Trouble role="alert">
          <p>{messages.DISTRICTS_FAILED}</p>
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {messages.RETRY}
          </Button>
        </Trouble>
      )}
      {data && districts.length === 0 && <Trouble role="status">{messages.NO_DISTRICTS}</Trouble>}
      <Grid>
        <Field label={messages.LABELS.district_id} required error={errors.district_id}>
          {(control) => (
            <Combobox
              {...control}
              name="district_id"
              listLabel={messages.DISTRICTS}
              autoComplete="address-level1"
              options={optionsOf(districts)}
              value={values.district_id}
              placeholder={isError && !data ? messages.CHOOSE_DISTRICT : firstOption}
              disabled={districts.length === 0}
              onChoose={(district_id) => onChange({ district_id })}
            />
          )}
        </Field>
        <Field label={messages.LABELS.city_id} required error={errors.city_id}>
          {(control) => (
            <Combobox
              {...control}
              // Another district, another box: nothing typed for the one before is left in it.
              key={values.district_id}
              name="city_id"
              listLabel={messages.CITIES}
              autoComplete="address-level2"
              options={optionsOf(district?.cities ?? [])}
              value={values.city_id}
              placeholder={district ? messages.CHOOSE_CITY : messages.DISTRICT_FIRST}
              disabled={!district}
              onChoose={(city_id) => onChange({ city_id })}
            />
          )}
        </Field>
      </Grid>
    </Panel>
  );
}
