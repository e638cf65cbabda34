import { FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { TextField } from '@pasal/shared/ui';
import * as messages from './messages';

interface ReasonDialogProps {
  title: string;
  /** The effect of the task. */
  text: string;
  submitLabel: string;
  call: (why: string) => { unwrap: () => Promise<{ message: string }> };
  onClose: () => void;
}

/** Asks for a reason, and does it. */
export function ReasonDialog({ title, text, submitLabel, call, onClose }: ReasonDialogProps) {
  const { frame, field } = useDialogForm({
    start: { why: '' },
    call: ({ why }) => call(why.trim()),
    onClose,
  });
  return (
    <FormDialog {...frame} title={title} submitLabel={submitLabel}>
      <p>{text}</p>
      <TextField {...field('why')} label={messages.why} hint={messages.whyHint} maxLength={500} />
    </FormDialog>
  );
}
