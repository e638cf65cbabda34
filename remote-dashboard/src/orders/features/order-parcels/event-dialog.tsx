import { useState } from 'react';
import { PARCEL_LENGTHS, type Order, type Parcel, type ToldEvent } from '@pasal/shared/contracts';
import { FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { courierCharge, formatRupees, makeIdempotencyKey, needsReason } from '@pasal/shared/domain';
import { Field, TextAreaInput, TextField } from '@pasal/shared/ui';
import { useCouriersQuery } from '../../../couriers/couriers-api';
import { CourierChoice } from '../../../kit/courier-choice/courier-choice';
import { goodsOf } from '../../model/next-events';
import { useTellParcelMutation } from '../../orders-api';
import { CheckInFields } from './check-in-fields';
import { checkEvent, eventBody, startOf } from './event-draft';
import { goingOf } from './going';
import * as messages from './messages';
import { ReasonChoice } from './reason-choice';

interface EventDialogProps {
  order: Order;
  parcel: Parcel;
  event: ToldEvent;
  onClose: () => void;
}

/** The draft of what happened, and the call that tells it. */
function useEventForm({ order, parcel, event, onClose }: EventDialogProps) {
  const [tell] = useTellParcelMutation();
  // One report, however often it is sent.
  const [key] = useState(() => makeIdempotencyKey(crypto));
  const goods = goodsOf(order, parcel);
  const isReasonNeeded = needsReason(parcel.stage, event);
  const form = useDialogForm({
    start: () => startOf(parcel, goods),
    check: (draft) => checkEvent(draft, event, isReasonNeeded),
    call: (draft) =>
      tell({
        params: { id: order.id, number: parcel.number },
        headers: { 'Idempotency-Key': key },
        body: { ...eventBody(draft, event), version: parcel.version },
      }),
    onClose,
  });
  return { ...form, goods, isReasonNeeded };
}

type FieldsProps = EventDialogProps & Pick<ReturnType<typeof useEventForm>, 'values' | 'field'>;

/** What the courier takes for a parcel, with what is known of its places. */
function ChargeField({ order, parcel, values, field }: FieldsProps) {
  const { data } = useCouriersQuery();
  const courier = data?.couriers.find(({ id }) => String(id) === values.courier);
  const suggested = courierCharge(courier?.places ?? [], order, parcel.weight_grams);
  return (
    <TextField
      {...field('charge')}
      label={messages.charge}
      hint={suggested === null ? messages.chargeHint : messages.chargeOf(formatRupees(suggested))}
      inputMode="decimal"
      maxLength={12}
    />
  );
}

/** The amounts that belong to an event. */
function MoneyFields(props: FieldsProps) {
  const { parcel, event, field } = props;
  if (event === 'handed_over') return <ChargeField {...props} />;
  if (event !== 'delivered') return null;
  return (
    <TextField
      {...field('cash')}
      label={messages.cashTaken}
      hint={messages.cashDue(formatRupees(parcel.cash_due))}
      inputMode="decimal"
      maxLength={14}
    />
  );
}

/** Asks for what belongs to one thing that happened to a parcel; what was typed survives a failure. */
export function EventDialog(props: EventDialogProps) {
  const { parcel, event } = props;
  const { frame, goods, isReasonNeeded, values, problems, set, field } = useEventForm(props);
  const { data } = useCouriersQuery();
  const title = messages.tell[event];
  return (
    <FormDialog {...frame} title={messages.titled(title, parcel.number)} submitLabel={title}>
      {isReasonNeeded && (
        <ReasonChoice
          event={event}
          value={values.reason}
          error={problems.reason}
          onChoose={(reason) => set({ reason })}
        />
      )}
      {(event === 'handed_over' || event === 'on_the_way') && (
        <>
          <CourierChoice
            couriers={data?.couriers}
            parcels={[goingOf(props.order, parcel.weight_grams)]}
            value={values.courier}
            none={messages.chooseCourier}
            required={event === 'handed_over'}
            error={problems.courier_id}
            onChoose={(courier) => set({ courier })}
          />
          <TextField
            {...field('consignment')}
            label={messages.consignment}
            hint={messages.consignmentHint}
            maxLength={PARCEL_LENGTHS.consignment}
          />
        </>
      )}
      <MoneyFields {...props} values={values} field={field} />
      {event === 'came_back' && (
        <CheckInFields
          goods={goods}
          counts={values.counts}
          problem={problems.counts ?? problems.checked_in}
          onChange={(counts) => set({ counts })}
        />
      )}
      <Field label={messages.remarks} hint={messages.remarksHint} error={problems.remarks}>
        {(control) => (
          <TextAreaInput
            {...control}
            rows={2}
            maxLength={PARCEL_LENGTHS.remarks}
            value={values.remarks}
            onChange={({ target }) => set({ remarks: target.value })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
