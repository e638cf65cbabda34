import { FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { oneLine } from '@pasal/shared/domain';
import { TextField } from '@pasal/shared/ui';
import * as messages from './messages';

interface NameDialogProps {
  title: string;
  submitLabel?: string;
  /** The current name; empty for a new thing. */
  name?: string;
  maxLength: number;
  /** Sends the name. */
  save: (name: string) => { unwrap: () => Promise<{ message: string }> };
  onClose: () => void;
}

/** Asks for a name, of a new thing or of one that has one. */
export function NameDialog(props: NameDialogProps) {
  const { title, submitLabel, name = '', maxLength, save, onClose } = props;
  const { frame, field } = useDialogForm({
    start: { name },
    call: (values) => save(oneLine(values.name)),
    onClose,
  });

  return (
    <FormDialog {...frame} title={title} submitLabel={submitLabel}>
      <TextField
        {...field('name')}
        label={messages.name}
        required
        maxLength={maxLength}
        autoComplete="off"
      />
    </FormDialog>
  );
}
