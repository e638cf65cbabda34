import { COURIER_KINDS, PARCEL_LENGTHS, type Courier } from '@pasal/shared/contracts';
import { Choice, FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { COURIER_KIND_LABELS } from '@pasal/shared/domain';
import { Checkbox, TextField } from '@pasal/shared/ui';
import { useAddCourierMutation, useChangeCourierMutation } from '../../couriers-api';
import { checkCourier, courierOf, draftOf } from './courier-draft';
import { HookSecret } from './hook-secret';
import * as messages from './messages';
import { PlaceRows } from './place-rows';

interface CourierFormProps {
  /** Undefined for a new one. */
  courier: Courier | undefined;
  onClose: () => void;
}

/** A courier or rider: name, status, and charges by place. */
export function CourierForm({ courier, onClose }: CourierFormProps) {
  const [add] = useAddCourierMutation();
  const [change] = useChangeCourierMutation();
  const { frame, field, values, problems, set } = useDialogForm({
    start: () => draftOf(courier),
    check: checkCourier,
    call: (draft) => {
      const body = courierOf(draft);
      if (courier === undefined) return add({ body });
      return change({ params: { id: courier.id }, body: { ...body, version: courier.version } });
    },
    onClose,
  });
  return (
    <FormDialog
      {...frame}
      title={courier ? messages.edit(courier.name) : messages.add}
      place="wide"
    >
      <TextField
        {...field('name')}
        label={messages.name}
        required
        maxLength={PARCEL_LENGTHS.courier}
        autoComplete="off"
      />
      <TextField
        {...field('phone')}
        label={messages.phone}
        required
        type="tel"
        maxLength={PARCEL_LENGTHS.phone}
        autoComplete="off"
      />
      <Choice
        label={messages.kind}
        choices={COURIER_KINDS.map((kind) => [kind, COURIER_KIND_LABELS[kind]] as const)}
        value={values.kind}
        onChoose={(kind) => set({ kind })}
      />
      <Checkbox
        label={messages.activeLabel}
        checked={values.active}
        onChange={({ target }) => set({ active: target.checked })}
      />
      <PlaceRows
        places={values.places}
        problem={problems.places}
        onChange={(places) => set({ places })}
      />
      {courier && <HookSecret courier={courier} />}
    </FormDialog>
  );
}
