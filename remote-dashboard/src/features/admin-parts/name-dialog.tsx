import { useState } from 'react';
import { oneLine } from '@pasal/shared/domain';
import { TextField } from '@pasal/shared/ui';
import { FormDialog } from './form-dialog';
import { messages } from './messages';
import { useAction } from './use-action';

interface NameDialogProps {
  title: string;
  submitLabel?: string;
  /** What the thing is called now; empty for a new one. */
  name?: string;
  maxLength: number;
  /** Sends the name. */
  save: (name: string) => { unwrap: () => Promise<{ message: string }> };
  onClose: () => void;
}

/** Asks for a name, of a new thing or of one that has one. */
export function NameDialog({
  title,
  submitLabel,
  name = '',
  maxLength,
  save,
  onClose,
}: NameDialogProps) {
  const [text, setText] = useState(name);
  const [busy, setBusy] = useState(false);
  const action = useAction();

  async function submit() {
    setBusy(true);
    const saved = await action.run(save(oneLine(text)));
    setBusy(false);
    if (saved) onClose();
  }

  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      busy={busy}
      refusal={action.refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={messages.name}
        required
        maxLength={maxLength}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
