import { MAX_STOCK_REMARKS, type Purchase } from '@pasal/shared/contracts';
import { FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { Field, TextAreaInput, type FormProblems } from '@pasal/shared/ui';
import { useKey } from '../../../kit/use-key';
import { useReversePurchaseMutation } from '../../stock-api';
import * as messages from './messages';

interface ReverseDialogProps {
  purchase: Purchase;
  onClose: () => void;
}

/** Asks why a purchase is reversed. */
export function ReverseDialog({ purchase, onClose }: ReverseDialogProps) {
  const headers = useKey();
  const [reverse] = useReversePurchaseMutation();
  const { frame, values, set, problems } = useDialogForm({
    start: { remarks: '' },
    check: ({ remarks }): FormProblems =>
      remarks.trim() === '' ? { remarks: messages.needsWhy } : {},
    call: (body) => reverse({ headers, params: { id: purchase.id }, body }),
    onClose,
  });
  return (
    <FormDialog
      {...frame}
      title={messages.reverseTitle(purchase.bill_number)}
      submitLabel={messages.reverse}
    >
      <p>{messages.reverseText}</p>
      <Field label={messages.why} required error={problems.remarks}>
        {(control) => (
          <TextAreaInput
            {...control}
            maxLength={MAX_STOCK_REMARKS}
            value={values.remarks}
            onChange={({ target }) => set({ remarks: target.value })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
