import type { RestingNoticeState } from '@pasal/shared/contracts';
import {
  useDiscardStaffNotificationMutation,
  useDiscardStaffNotificationsMutation,
} from '../../notification-api';
import { AskDialog } from '../admin-parts/ask-dialog';
import { messages } from './messages';

/** One message by its id, or all of a state. */
export type Discarding =
  | { id: number; state?: never; total: 1 }
  | { id?: never; state: RestingNoticeState; total: number };

interface DiscardDialogProps {
  discarding: Discarding;
  onClose: () => void;
}

/** Asks, discards, and says how that went. */
export function DiscardDialog({ discarding, onClose }: DiscardDialogProps) {
  const [discardOne] = useDiscardStaffNotificationMutation();
  const [discardAll] = useDiscardStaffNotificationsMutation();
  const { id, state, total } = discarding;
  return (
    <AskDialog
      title={messages.discardTitle(total)}
      text={messages.discardText}
      confirmLabel={messages.discard}
      run={() => (id === undefined ? discardAll({ state }) : discardOne(id))}
      onClose={onClose}
    />
  );
}
