import { PURCHASE_LENGTHS, type Supplier } from '@pasal/shared/contracts';
import { FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { oneLine } from '@pasal/shared/domain';
import { TextField, type FormProblems } from '@pasal/shared/ui';
import { useAddSupplierMutation, useChangeSupplierMutation } from '../../stock-api';
import * as messages from './messages';

interface SupplierDialogProps {
  /** None for a new one. */
  supplier?: Supplier | undefined;
  onSaved?: (supplier: Supplier) => void;
  onClose: () => void;
}

/** Asks who it is and how to call them. */
export function SupplierDialog({ supplier, onSaved, onClose }: SupplierDialogProps) {
  const [add] = useAddSupplierMutation();
  const [change] = useChangeSupplierMutation();
  const { frame, field } = useDialogForm({
    start: { name: supplier?.name ?? '', phone: supplier?.phone ?? '' },
    check: ({ name }): FormProblems => (oneLine(name) === '' ? { name: messages.needsName } : {}),
    call: (body) => (supplier ? change({ params: { id: supplier.id }, body }) : add({ body })),
    onDone: (answer) => {
      onSaved?.(answer.supplier);
      onClose();
    },
    onClose,
  });
  return (
    <FormDialog {...frame} title={supplier ? messages.editOne(supplier.name) : messages.add}>
      <TextField
        {...field('name')}
        label={messages.name}
        required
        maxLength={PURCHASE_LENGTHS.supplier}
        autoComplete="off"
      />
      <TextField
        {...field('phone')}
        label={messages.phone}
        type="tel"
        maxLength={PURCHASE_LENGTHS.phone}
        autoComplete="off"
      />
    </FormDialog>
  );
}
