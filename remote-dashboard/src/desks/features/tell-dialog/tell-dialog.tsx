import {
  PARCEL_LENGTHS,
  type BulkParcelEventResponse,
  type DeskParcel,
  type ParcelReason,
  type ToldEvent,
} from '@pasal/shared/contracts';
import { Choice, FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { needsReason, PARCEL_REASON_LABELS, reasonsOf } from '@pasal/shared/domain';
import { TextField } from '@pasal/shared/ui';
import { CourierChoice } from '../../../kit/courier-choice/courier-choice';
import { KeyedFields } from '../../../kit/keyed-fields';
import { MoneyFields } from '../../../kit/parcel-money/money-fields';
import {
  checkMoney,
  moneyOf,
  startOfMoney,
  type TypedMoney,
} from '../../../kit/parcel-money/parcel-money';
import { useCouriersQuery } from '../../../kit/couriers-api';
import { useTellParcelsMutation } from '../../desks-api';
import { keyOf } from '../../model/desks';
import { courierOf, goingOf, OWN } from '../../model/going-parcels';
import * as messages from './messages';
import { NumberFields } from './number-fields';

interface Draft extends TypedMoney {
  reason: ParcelReason | '';
  courier: string;
  consignment: string;
  /** With several parcels, by key. */
  numbers: Readonly<Record<string, string>>;
  remarks: string;
}

interface TellDialogProps {
  event: ToldEvent;
  parcels: readonly DeskParcel[];
  /** The last selected courier: most parcels of a day go the same way. */
  courier: string;
  onCourier: (id: string) => void;
  onReported: (results: BulkParcelEventResponse['results']) => void;
  onClose: () => void;
}

/** The draft of an event, and the call that reports it for all parcels. */
function useReport({ event, parcels, courier, onCourier, onReported, onClose }: TellDialogProps) {
  const [tell] = useTellParcelsMutation();
  const isReasonNeeded = parcels.some(({ stage }) => needsReason(stage, event));
  // With several parcels, each collects its amount due and has its area's charge.
  const single = parcels.length === 1 ? parcels[0] : undefined;
  const form = useDialogForm<Draft, BulkParcelEventResponse>({
    start: {
      reason: '',
      courier: courierOf(parcels, courier),
      consignment: '',
      numbers: {},
      remarks: '',
      ...startOfMoney(single ?? { cash_due: 0 }),
    },
    check: (draft) => ({
      ...(isReasonNeeded && draft.reason === '' && { reason: messages.chooseReason }),
      ...(event === 'handed_over' &&
        draft.courier === '' && { courier_id: messages.chooseCourier }),
      ...(single && checkMoney(draft, event)),
    }),
    call: (draft) =>
      tell({
        body: {
          event,
          ...(draft.reason !== '' && { reason: draft.reason }),
          ...(event === 'handed_over' &&
            draft.courier !== OWN && { courier_id: Number(draft.courier) }),
          ...(draft.consignment.trim() !== '' && { consignment: draft.consignment.trim() }),
          ...(draft.remarks.trim() !== '' && { remarks: draft.remarks }),
          parcels: parcels.map(({ id, number, version }) => {
            const own = draft.numbers[keyOf({ id, number })]?.trim() ?? '';
            return {
              id,
              number,
              version,
              ...(own !== '' && { consignment: own }),
              ...(single && moneyOf(draft, event)),
            };
          }),
        },
      }),
    onDone: ({ results }) => {
      if (form.values.courier !== OWN) onCourier(form.values.courier);
      onReported(results);
      onClose();
    },
    onClose,
  });
  return { ...form, single, isReasonNeeded };
}

interface NumbersProps extends Pick<ReturnType<typeof useReport>, 'values' | 'set' | 'field'> {
  parcels: readonly DeskParcel[];
}

/** The courier's number for each of several parcels. */
function Numbers({ parcels, values, set, field }: NumbersProps) {
  if (parcels.length > 1)
    return (
      <NumberFields
        parcels={parcels}
        numbers={values.numbers}
        onChange={(numbers) => set({ numbers })}
      />
    );
  return (
    <TextField
      {...field('consignment')}
      label={messages.consignment}
      hint={messages.consignmentHint}
      maxLength={PARCEL_LENGTHS.consignment}
    />
  );
}

/** Asks for the details of one event for several parcels. */
export function TellDialog(props: TellDialogProps) {
  const { event, parcels } = props;
  const { frame, values, problems, set, field, single, isReasonNeeded } = useReport(props);
  const { currentData } = useCouriersQuery();
  const hasOwn = parcels.every(({ courier_id }) => courier_id !== null);
  const own = values.courier === OWN && { courier: String(single?.courier_id) };
  const title = messages.tell[event];
  return (
    <FormDialog {...frame} title={messages.titled(title, parcels.length)} submitLabel={title}>
      <KeyedFields>
        {event === 'handed_over' && (
          <CourierChoice
            couriers={currentData?.couriers}
            parcels={goingOf(parcels)}
            value={values.courier}
            none={messages.chooseCourier}
            other={hasOwn ? [OWN, messages.ownCourier] : undefined}
            required
            error={problems.courier_id}
            onChoose={(courier) => set({ courier })}
          />
        )}
        {event === 'handed_over' && <Numbers {...{ parcels, values, set, field }} />}
        {single && (
          <MoneyFields
            event={event}
            parcel={single}
            couriers={currentData?.couriers}
            draft={{ ...values, ...own }}
            problems={problems}
            onChange={set}
          />
        )}
        {isReasonNeeded && (
          <Choice
            label={messages.reason}
            required
            choices={[
              ['', messages.chooseReason] as const,
              ...reasonsOf(event).map((each) => [each, PARCEL_REASON_LABELS[each]] as const),
            ]}
            value={values.reason}
            error={problems.reason}
            onChoose={(reason) => set({ reason })}
          />
        )}
        <TextField
          {...field('remarks')}
          label={messages.remarks}
          hint={messages.remarksHint}
          maxLength={PARCEL_LENGTHS.remarks}
        />
      </KeyedFields>
    </FormDialog>
  );
}
