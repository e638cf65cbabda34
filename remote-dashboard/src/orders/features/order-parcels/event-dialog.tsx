import {
  PARCEL_LENGTHS,
  type Courier,
  type Order,
  type Parcel,
  type ToldEvent,
} from '@pasal/shared/contracts';
import { FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { needsReason } from '@pasal/shared/domain';
import { Field, TextAreaInput, TextField } from '@pasal/shared/ui';
import { useCouriersQuery } from '../../../kit/couriers-api';
import { CourierChoice } from '../../../kit/courier-choice/courier-choice';
import { MoneyFields } from '../../../kit/parcel-money/money-fields';
import { useKey } from '../../../kit/use-key';
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

/** The draft of an event, and the call that reports it. */
function useEventForm({ order, parcel, event, onClose }: EventDialogProps) {
  const [tell] = useTellParcelMutation();
  const headers = useKey();
  const goods = goodsOf(order, parcel);
  const isReasonNeeded = needsReason(parcel.stage, event);
  const form = useDialogForm({
    start: () => startOf(parcel, goods),
    check: (draft) => checkEvent(draft, event, isReasonNeeded),
    call: (draft) =>
      tell({
        params: { id: order.id, number: parcel.number },
        headers,
        body: { ...eventBody(draft, event), version: parcel.version },
      }),
    onClose,
  });
  return { ...form, goods, isReasonNeeded };
}

type Form = ReturnType<typeof useEventForm>;

interface CarrierFieldsProps extends Pick<Form, 'values' | 'problems' | 'set' | 'field'> {
  event: ToldEvent;
  going: ReturnType<typeof goingOf>;
  couriers: readonly Courier[] | undefined;
}

/** The courier and its parcel number. */
function CarrierFields(props: CarrierFieldsProps) {
  const { event, going, couriers, values, problems, set, field } = props;
  return (
    <>
      <CourierChoice
        couriers={couriers}
        parcels={[going]}
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
  );
}

/** Asks for the details of a parcel's event; input survives a failure. */
export function EventDialog(props: EventDialogProps) {
  const { order, parcel, event } = props;
  const { frame, goods, isReasonNeeded, values, problems, set, field } = useEventForm(props);
  const couriers = useCouriersQuery().data?.couriers;
  const going = goingOf(order, parcel.weight_grams);
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
        <CarrierFields {...{ event, going, couriers, values, problems, set, field }} />
      )}
      <MoneyFields
        event={event}
        parcel={{ ...going, cash_due: parcel.cash_due }}
        couriers={couriers}
        draft={values}
        problems={problems}
        onChange={set}
      />
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
