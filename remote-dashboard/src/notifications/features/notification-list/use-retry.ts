import type { RestingNotificationState } from '@pasal/shared/contracts';
import { notifyFailure } from '@pasal/shared/dashboard';
import { notify } from '@pasal/shared/shell';
import {
  useRetryNotificationMutation,
  useRetryNotificationsMutation,
} from '../../notifications-api';
import * as messages from './messages';

const FLOW = 'retry-messages';

async function notifyResult(answer: Promise<{ message: string }>): Promise<void> {
  try {
    notify.success((await answer).message, { flow: FLOW });
  } catch (error) {
    notifyFailure(error, messages.retryFailed, { flow: FLOW });
  }
}

/** Lets one notification, or all of a state, start again, and shows the result. */
export function useRetry() {
  const [retryOne, one] = useRetryNotificationMutation();
  const [retryMany, many] = useRetryNotificationsMutation();
  return {
    retry: (id: number) => notifyResult(retryOne({ params: { id } }).unwrap()),
    retryAll: (state: RestingNotificationState) =>
      notifyResult(retryMany({ body: { state } }).unwrap()),
    /** The notification being tried again. */
    retried: one.isLoading ? one.originalArgs?.params.id : undefined,
    /** The state being tried again. */
    retriedAll: many.isLoading ? many.originalArgs?.body.state : undefined,
  };
}
