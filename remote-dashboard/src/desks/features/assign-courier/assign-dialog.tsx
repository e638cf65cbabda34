import type { BulkParcelEventResponse, DeskParcel } from '@pasal/shared/contracts';
import { FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { CourierChoice } from '../../../kit/courier-choice/courier-choice';
import { KeyedFields } from '../../../kit/keyed-fields';
import { useAssignCourierMutation, useCouriersQuery } from '../../desks-api';
import { courierOf, goingOf } from '../../model/going-parcels';
import * as messages from './messages';

interface AssignDialogProps {
  parcels: readonly DeskParcel[];
  /** The courier that was chosen last. */
  courier: string;
  onCourier: (id: string) => void;
  onTold: (results: BulkParcelEventResponse['results']) => void;
  onClose: () => void;
}

/** Says who is to bring parcels that are still in the shop, so that labels name it and the desk can be sorted by it. */
export function AssignDialog({ parcels, courier, onCourier, onTold, onClose }: AssignDialogProps) {
  const [assign] = useAssignCourierMutation();
  const { currentData } = useCouriersQuery();
  const { frame, values, problems, set } = useDialogForm<
    { courier: string },
    BulkParcelEventResponse
  >({
    start: { courier: courierOf(parcels, courier) },
    call: (draft) =>
      assign({
        body: {
          courier_id: Number(draft.courier) || null,
          parcels: parcels.map(({ id, number, version }) => ({ id, number, version })),
        },
      }),
    onDone: ({ results }) => {
      onCourier(values.courier);
      onTold(results);
      onClose();
    },
    onClose,
  });
  return (
    <FormDialog {...frame} title={messages.title(parcels.length)} submitLabel={messages.assign}>
      <KeyedFields>
        <CourierChoice
          couriers={currentData?.couriers}
          parcels={goingOf(parcels)}
          value={values.courier}
          none={messages.nobody}
          error={problems.courier_id}
          onChoose={(chosen) => set({ courier: chosen })}
        />
      </KeyedFields>
    </FormDialog>
  );
}
