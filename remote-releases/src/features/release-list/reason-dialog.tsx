import { FormDialog, useCallForm } from '@pasal/shared/dashboard';
import { TextField } from '@pasal/shared/ui';
import * as messages from './messages';

interface ReasonDialogProps {
  title: string;
  /** What comes of it. */
  text: string;
  submitLabel: string;
  call: (why: string) => { unwrap: () => Promise<{ message: string }> };
  onClose: () => void;
}

/** Asks for a reason, and does it. */
export function ReasonDialog({ title, text, submitLabel, call, onClose }: ReasonDialogProps) {
  const { frame, field, isBusy, refusal } = useCallForm({
    start: { why: '' },
    call: ({ why }) => call(why.trim()),
    onDone: onClose,
  });
  return (
    <FormDialog
      {...frame}
      title={title}
      submitLabel={submitLabel}
      busy={isBusy}
      refusal={refusal}
      onClose={onClose}
    >
      <p>{text}</p>
      <TextField {...field('why')} label={messages.why} hint={messages.whyHint} maxLength={500} />
    </FormDialog>
  );
}
