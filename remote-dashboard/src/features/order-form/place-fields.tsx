import { Button, Combobox, Field } from '@pasal/shared/ui';
import { useStaffPlacesQuery } from '../../orders-api';
import { messages } from './messages';
import * as s from './order-form.styles';
import type { OrderFormState } from './use-order-form';

const optionOf = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name });

/** "city selection is disabled until a district is chosen and resets when the district changes" (spec §4) */
export function PlaceFields({ form }: { form: OrderFormState }) {
  const { values, errors, change } = form;
  const { data, isError, refetch } = useStaffPlacesQuery();
  const districts = data?.districts ?? [];
  const cities = districts.find(({ id }) => id === values.district_id)?.cities ?? [];
  return (
    <>
      {isError && !data && (
        <s.Problem role="alert">
          {messages.placesFailed}{' '}
          <Button variant="quiet" onClick={() => void refetch()}>
            {messages.retry}
          </Button>
        </s.Problem>
      )}
      <s.Pair>
        <Field label={messages.district} required error={errors.district_id}>
          {(control) => (
            <Combobox
              {...control}
              listLabel={messages.districts}
              placeholder={messages.chooseDistrict}
              options={districts.map(optionOf)}
              value={values.district_id}
              disabled={districts.length === 0}
              onChoose={(district_id) => change({ district_id, city_id: null })}
            />
          )}
        </Field>
        <Field label={messages.city} required error={errors.city_id}>
          {(control) => (
            <Combobox
              {...control}
              listLabel={messages.cities}
              placeholder={values.district_id ? messages.chooseCity : messages.districtFirst}
              options={cities.map(optionOf)}
              value={values.city_id}
              disabled={cities.length === 0}
              onChoose={(city_id) => change({ city_id })}
            />
          )}
        </Field>
      </s.Pair>
    </>
  );
}
