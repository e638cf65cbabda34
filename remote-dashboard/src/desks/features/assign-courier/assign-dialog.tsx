import type { BulkParcelEventResponse, DeskParcel } from '@pasal/shared/contracts';
import { FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { CourierChoice } from '../../../kit/courier-choice/courier-choice';
import { KeyedFields } from '../../../kit/keyed-fields';
import { useCouriersQuery } from '../../../kit/couriers-api';
import { useAssignCourierMutation } from '../../desks-api';
import { courierOf, goingOf, OWN } from '../../model/going-parcels';
import * as messages from './messages';

interface AssignDialogProps {
  parcels: readonly DeskParcel[];
  /** The last selected courier. */
  courier: string;
  onCourier: (id: string) => void;
  onReported: (results: BulkParcelEventResponse['results']) => void;
  onClose: () => void;
}

/** Removes the courier from parcels; never a valid id. */
const NOBODY = 'nobody';

/** Assigns a courier to parcels still in the shop, so that labels name it and the desk can be sorted by it. */
export function AssignDialog({
  parcels,
  courier,
  onCourier,
  onReported,
  onClose,
}: AssignDialogProps) {
  const [assign] = useAssignCourierMutation();
  const { currentData } = useCouriersQuery();
  // If they differ, pressing Enter alone must not change any courier.
  const differ = new Set(parcels.map(({ courier_id }) => courier_id)).size > 1;
  const common = courierOf(parcels, courier);
  const { frame, values, problems, set } = useDialogForm<
    { courier: string },
    BulkParcelEventResponse
  >({
    start: { courier: common === OWN ? courier : common },
    check: (draft) => ({
      ...(differ && draft.courier === '' && { courier_id: messages.chooseCourier }),
    }),
    call: (draft) =>
      assign({
        body: {
          courier_id: Number(draft.courier) || null,
          parcels: parcels.map(({ id, number, version }) => ({ id, number, version })),
        },
      }),
    onDone: ({ results }) => {
      if (values.courier !== NOBODY) onCourier(values.courier);
      onReported(results);
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
          none={differ ? messages.chooseCourier : messages.nobody}
          other={differ ? [NOBODY, messages.nobody] : undefined}
          required={differ}
          error={problems.courier_id}
          onChoose={(chosen) => set({ courier: chosen })}
        />
      </KeyedFields>
    </FormDialog>
  );
}
