import { useDistrictsQuery } from '@pasal/shared/api';
import { Button, Combobox, Field } from '@pasal/shared/ui';
import { messages } from './messages';
import * as s from './order-form.styles';
import type { OrderFormState } from './use-order-form';

const optionOf = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name });

/** "city selection is disabled until a district is chosen and resets when the district changes" (R4.13) */
export function PlaceFields({ form }: { form: OrderFormState }) {
  const { values, problems, set } = form;
  const { data, isError, refetch } = useDistrictsQuery();
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
        <Field label={messages.district} required error={problems.district_id}>
          {(control) => (
            <Combobox
              {...control}
              listLabel={messages.districts}
              placeholder={messages.chooseDistrict}
              options={districts.map(optionOf)}
              value={values.district_id}
              disabled={districts.length === 0}
              onChoose={(district_id) => set({ district_id, city_id: null })}
            />
          )}
        </Field>
        <Field label={messages.city} required error={problems.city_id}>
          {(control) => (
            <Combobox
              {...control}
              listLabel={messages.cities}
              placeholder={values.district_id ? messages.chooseCity : messages.districtFirst}
              options={cities.map(optionOf)}
              value={values.city_id}
              disabled={cities.length === 0}
              onChoose={(city_id) => set({ city_id })}
            />
          )}
        </Field>
      </s.Pair>
    </>
  );
}
