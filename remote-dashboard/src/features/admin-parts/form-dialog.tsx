import { useId, type ReactNode } from 'react';
import { Button, Dialog } from '@pasal/shared/ui';
import { Fields } from './admin-parts.styles';
import { messages } from './messages';
import { Refusal } from './refusal';

interface FormDialogProps {
  title: string;
  submitLabel?: string;
  busy: boolean;
  refusal: string | undefined;
  place?: 'centre' | 'wide';
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form: Enter sends it, a failure is told in it, and what was typed stays. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel = messages.save, busy, refusal, place, onSubmit, onClose } = props;
  const form = useId();
  return (
    <Dialog
      open
      title={title}
      place={place}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
      >
        <Fields>
          {props.children}
          <Refusal text={refusal} />
        </Fields>
      </form>
    </Dialog>
  );
}
