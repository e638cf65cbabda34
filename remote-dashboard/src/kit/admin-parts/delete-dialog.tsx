import { useState } from 'react';
import { notifyFailure } from '@pasal/shared/dashboard';
import { WORDS } from '@pasal/shared/domain';
import { notify, TOAST_DURATION } from '@pasal/shared/shell';
import { ConfirmDialog } from '@pasal/shared/ui';
import * as messages from './messages';

const { normal } = TOAST_DURATION;

interface DeleteDialogProps {
  title: string;
  text: string;
  flow: string;
  /** The success message if the server has none. */
  deleted: string;
  /** The error message if the server has none. */
  failureOf?: (error: unknown) => string | undefined;
  durations?: { success: number; error: number };
  run: () => { unwrap: () => Promise<{ message: string }> };
  onClose: () => void;
}

/** Asks, deletes, and shows the result in a toast; closes in either case. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { flow, durations = { success: normal, error: normal }, run, onClose } = props;
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      const { message } = await run().unwrap();
      notify.success(message || props.deleted, { duration: durations.success, flow });
    } catch (error) {
      const words = props.failureOf?.(error) ?? messages.deleteFailed;
      notifyFailure(error, words, { duration: durations.error, flow });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={props.title}
      text={props.text}
      confirmLabel={WORDS.delete}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
