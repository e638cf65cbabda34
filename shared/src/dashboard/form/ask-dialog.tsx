import { useState } from 'react';
import { Dialog, DialogActions } from '@pasal/shared/ui';
import { Fields } from './form.styles';
import * as messages from './messages';
import { Refusal } from './refusal';
import { useAction } from './use-action';

interface AskDialogProps {
  title: string;
  text: string;
  confirmLabel?: string;
  /** It is destructive. */
  danger?: boolean;
  run: () => { unwrap: () => Promise<{ message: string }> };
  onClose: () => void;
}

/** Asks, runs the action, and stays open with the server's message if it is refused. */
export function AskDialog(props: AskDialogProps) {
  const { title, text, confirmLabel = messages.deleteLabel, danger = true, run, onClose } = props;
  const [busy, setBusy] = useState(false);
  const action = useAction();

  async function confirm() {
    setBusy(true);
    const done = await action.run(run());
    setBusy(false);
    if (done) onClose();
  }

  return (
    <Dialog
      open
      title={title}
      busy={busy}
      onClose={onClose}
      actions={
        <DialogActions
          variant={danger ? 'danger' : 'primary'}
          busy={busy}
          onClick={() => void confirm()}
          onCancel={onClose}
        >
          {confirmLabel}
        </DialogActions>
      }
    >
      <Fields>
        <p>{text}</p>
        <Refusal text={action.refusal} />
      </Fields>
    </Dialog>
  );
}
