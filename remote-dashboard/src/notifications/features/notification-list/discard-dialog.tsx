import type { RestingNotificationState } from '@pasal/shared/contracts';
import { AskDialog } from '@pasal/shared/dashboard';
import {
  useDiscardNotificationMutation,
  useDiscardNotificationsMutation,
} from '../../notifications-api';
import * as messages from './messages';

/** One notification by id, or all in one state. */
export type Discarding =
  | { id: number; state?: never; total: 1 }
  | { id?: never; state: RestingNotificationState; total: number };

interface DiscardDialogProps {
  discarding: Discarding;
  onClose: () => void;
}

/** Asks, discards, and reports the result. */
export function DiscardDialog({ discarding, onClose }: DiscardDialogProps) {
  const [discardOne] = useDiscardNotificationMutation();
  const [discardAll] = useDiscardNotificationsMutation();
  const { id, state, total } = discarding;
  return (
    <AskDialog
      title={messages.discardTitle(total)}
      text={messages.discardText}
      confirmLabel={messages.discard}
      run={() =>
        id === undefined ? discardAll({ body: { state } }) : discardOne({ params: { id } })
      }
      onClose={onClose}
    />
  );
}
