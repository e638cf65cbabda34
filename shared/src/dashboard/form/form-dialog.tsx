import { useId, type FormEventHandler, type ReactNode, type Ref } from 'react';
import { Dialog, DialogActions } from '@pasal/shared/ui';
import { Fields } from './form.styles';
import * as messages from './messages';
import { Refusal } from './refusal';

interface FormDialogProps {
  title: string;
  submitLabel?: string;
  busy: boolean;
  refusal: string | undefined;
  place?: 'centre' | 'wide';
  ref?: Ref<HTMLFormElement>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form: Enter sends it, a failure is shown in it, and the typed text stays. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel = messages.save, busy, refusal, place, onClose } = props;
  const { ref, onSubmit, children } = props;
  const form = useId();
  return (
    <Dialog
      open
      title={title}
      place={place}
      busy={busy}
      onClose={onClose}
      actions={
        <DialogActions type="submit" form={form} busy={busy} onCancel={onClose}>
          {submitLabel}
        </DialogActions>
      }
    >
      <form ref={ref} id={form} onSubmit={onSubmit}>
        <Fields>
          {children}
          <Refusal text={refusal} />
        </Fields>
      </form>
    </Dialog>
  );
}
