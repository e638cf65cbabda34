import { useDistrictsQuery } from '@pasal/shared/api';
import { placesWith } from '@pasal/shared/domain';
import { Button, PlaceFields } from '@pasal/shared/ui';
import * as messages from './messages';
import * as s from './order-form.styles';
import type { OrderFormState } from './use-order-form';

/** The order's destination, among the places the shop delivers to. */
export function DeliveryPlace({ form }: { form: OrderFormState }) {
  const { values, problems, set } = form;
  const { data, isError, refetch } = useDistrictsQuery();
  const isFailed = isError && !data;
  return (
    <>
      {isFailed && (
        <s.Problem role="alert">
          {messages.placesFailed}{' '}
          <Button variant="quiet" onClick={() => void refetch()}>
            {messages.retry}
          </Button>
        </s.Problem>
      )}
      <s.Pair>
        <PlaceFields
          districts={data?.districts}
          places={values}
          problems={problems}
          isFailed={isFailed}
          onChange={(part) => set((now) => placesWith(now, part))}
        />
      </s.Pair>
    </>
  );
}
