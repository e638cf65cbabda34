import {
  MAX_PARCEL_GRAMS,
  MAX_PARCEL_PIECES,
  PARCEL_LENGTHS,
  type Order,
  type Parcel,
} from '@pasal/shared/contracts';
import { FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { TextField } from '@pasal/shared/ui';
import { useCouriersQuery } from '../../../kit/couriers-api';
import { CourierChoice } from '../../../kit/courier-choice/courier-choice';
import { useChangeParcelMutation } from '../../orders-api';
import { DayFields, promiseOf, promiseProblem } from './day-fields';
import { goingOf } from './going';
import * as messages from './messages';
import { Pair } from './order-parcels.styles';

interface DetailsDialogProps {
  order: Order;
  parcel: Parcel;
  onClose: () => void;
}

interface ParcelCourierProps {
  order: Order;
  draft: { courier: string; weight_grams: string };
  error: string | undefined;
  onChoose: (courier: string) => void;
}

/** A courier choice for a parcel of the typed weight. */
function ParcelCourier({ order, draft, error, onChoose }: ParcelCourierProps) {
  const { data } = useCouriersQuery();
  return (
    <CourierChoice
      couriers={data?.couriers}
      parcels={[goingOf(order, Number(draft.weight_grams) || null)]}
      value={draft.courier}
      none={messages.noCourier}
      error={error}
      onChoose={onChoose}
    />
  );
}

/** A parcel's details, besides its events. */
export function DetailsDialog({ order, parcel, onClose }: DetailsDialogProps) {
  const [change] = useChangeParcelMutation();
  const { frame, values, problems, set, field } = useDialogForm({
    start: {
      courier: parcel.courier === null ? '' : String(parcel.courier.id),
      consignment: parcel.consignment ?? '',
      weight_grams: parcel.weight_grams === null ? '' : String(parcel.weight_grams),
      pieces: String(parcel.pieces),
      from: parcel.promised?.from ?? '',
      to: parcel.promised?.to ?? '',
    },
    check: promiseProblem,
    call: ({ courier, consignment, weight_grams, pieces, ...days }) =>
      change({
        params: { id: order.id, number: parcel.number },
        body: {
          courier_id: courier === '' ? null : Number(courier),
          consignment,
          weight_grams: weight_grams === '' ? null : Number(weight_grams),
          pieces: Number(pieces),
          promised: promiseOf(days),
          version: parcel.version,
        },
      }),
    onClose,
  });
  return (
    <FormDialog {...frame} title={messages.titled(messages.details, parcel.number)}>
      <ParcelCourier
        order={order}
        draft={values}
        error={problems.courier_id}
        onChoose={(courier) => set({ courier })}
      />
      <TextField
        {...field('consignment')}
        label={messages.consignment}
        hint={messages.consignmentHint}
        maxLength={PARCEL_LENGTHS.consignment}
      />
      <Pair>
        <TextField
          {...field('weight_grams')}
          type="number"
          min={1}
          max={MAX_PARCEL_GRAMS}
          label={messages.weight}
        />
        <TextField
          {...field('pieces')}
          type="number"
          min={1}
          max={MAX_PARCEL_PIECES}
          label={messages.pieces}
        />
      </Pair>
      <DayFields days={values} problem={problems.to ?? problems.promised} onChange={set} />
    </FormDialog>
  );
}
