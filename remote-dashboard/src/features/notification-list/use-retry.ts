import type { RestingNoticeState } from '@pasal/shared/contracts';
import { messageOf, statusOf } from '@pasal/shared/api';
import { notify } from '@pasal/shared/shell';
import {
  useRetryStaffNotificationMutation,
  useRetryStaffNotificationsMutation,
} from '../../notification-api';
import { messages } from './messages';

const FLOW = 'retry-messages';

async function tell(answer: Promise<{ message: string }>): Promise<void> {
  try {
    notify.success((await answer).message, { flow: FLOW });
  } catch (error) {
    // The session is over: nobody is there to read it (spec §8 "silent logout").
    if (statusOf(error) !== 401) {
      notify.error(messageOf(error, messages.retryFailed), { flow: FLOW });
    }
  }
}

/** Lets one message, or all of a state, begin anew, and says how that went. */
export function useRetry() {
  const [retryOne, one] = useRetryStaffNotificationMutation();
  const [retryMany, many] = useRetryStaffNotificationsMutation();
  return {
    retry: (id: number) => tell(retryOne(id).unwrap()),
    retryAll: (state: RestingNoticeState) => tell(retryMany({ state }).unwrap()),
    /** The message being tried again. */
    retried: one.isLoading ? one.originalArgs : undefined,
    /** The state being tried again. */
    retriedAll: many.isLoading ? many.originalArgs?.state : undefined,
  };
}
