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
import { KeyedFields } from '../../../kit/keyed-fields';
import { useCouriersQuery, useTellParcelsMutation } from '../../desks-api';
import * as messages from './messages';

interface Draft {
  reason: ParcelReason | '';
  courier: string;
  consignment: string;
  remarks: string;
}

interface TellDialogProps {
  event: ToldEvent;
  parcels: readonly DeskParcel[];
  /** The courier that was chosen last: most parcels of a day go the same way. */
  courier: string;
  onCourier: (id: string) => void;
  onTold: (results: BulkParcelEventResponse['results']) => void;
  onClose: () => void;
}

/** The draft of what happened, and the call that tells it of all the parcels. */
function useTell({ event, parcels, courier, onCourier, onTold, onClose }: TellDialogProps) {
  const [tell] = useTellParcelsMutation();
  const isReasonNeeded = parcels.some(({ stage }) => needsReason(stage, event));
  const form = useDialogForm<Draft, BulkParcelEventResponse>({
    start: { reason: '', courier, consignment: '', remarks: '' },
    check: (draft) => ({
      ...(isReasonNeeded && draft.reason === '' && { reason: messages.chooseReason }),
      ...(event === 'handed_over' &&
        draft.courier === '' && { courier_id: messages.chooseCourier }),
    }),
    call: (draft) =>
      tell({
        body: {
          event,
          ...(draft.reason !== '' && { reason: draft.reason }),
          ...(event === 'handed_over' && { courier_id: Number(draft.courier) }),
          ...(draft.consignment.trim() !== '' && { consignment: draft.consignment.trim() }),
          ...(draft.remarks.trim() !== '' && { remarks: draft.remarks }),
          parcels: parcels.map(({ id, number, version }) => ({ id, number, version })),
        },
      }),
    onDone: ({ results }) => {
      onCourier(form.values.courier);
      onTold(results);
      onClose();
    },
    onClose,
  });
  return { ...form, isReasonNeeded };
}

/** Asks for what belongs to one thing that happened to several parcels. */
export function TellDialog(props: TellDialogProps) {
  const { event, parcels } = props;
  const { frame, values, problems, set, field, isReasonNeeded } = useTell(props);
  const { currentData } = useCouriersQuery();
  const offered = (currentData?.couriers ?? []).filter(({ active }) => active);
  const title = messages.tell[event];
  return (
    <FormDialog {...frame} title={messages.titled(title, parcels.length)} submitLabel={title}>
      <KeyedFields>
        {event === 'handed_over' && (
          <Choice
            label={messages.courier}
            required
            choices={[
              ['', messages.chooseCourier] as const,
              ...offered.map(({ id, name }) => [String(id), name] as const),
            ]}
            value={values.courier}
            error={problems.courier_id}
            hint={currentData && offered.length === 0 ? messages.noCouriers : undefined}
            onChoose={(courier) => set({ courier })}
          />
        )}
        {event === 'handed_over' && parcels.length === 1 && (
          <TextField
            {...field('consignment')}
            label={messages.consignment}
            hint={messages.consignmentHint}
            maxLength={PARCEL_LENGTHS.consignment}
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
