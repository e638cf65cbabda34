import { useState } from 'react';
import type { Order, OrderStatus } from '@pasal/shared/contracts';
import { messageOf, statusOf } from '@pasal/shared/api';
import { notify, TOAST_DURATION } from '@pasal/shared/shell';
import { useStaffOrderQuery, useUpdateOrderStatusMutation } from '../../dashboard-api';
import { messages } from './messages';

const FLOW = 'order-status';

/**
 * Changes an order's status. The version sent is the one of the status shown: read again on entry
 * and after every failure, so that a colleague's change is seen and never overwritten unseen
 * (decision 23).
 * @param onDone called after a success
 */
export function useStatusUpdate(listed: Order, onDone: () => void) {
  const [update, { isLoading }] = useUpdateOrderStatusMutation();
  const { currentData } = useStaffOrderQuery(listed.id, { refetchOnMountOrArgChange: true });
  const order = currentData?.order ?? listed;
  const [problem, setProblem] = useState<string>();

  async function save(status: OrderStatus, remarks: string) {
    setProblem(undefined);
    try {
      const { id, version } = order;
      const { message } = await update({ id, status, remarks, version }).unwrap();
      notify.success(message || messages.updated, {
        duration: TOAST_DURATION.orderSuccess,
        flow: FLOW,
      });
      onDone();
    } catch (error) {
      // The session is over: nobody is there to read it (spec §8 "silent logout").
      if (statusOf(error) === 401) return;
      const words = messageOf(error, messages.failed);
      setProblem(words);
      notify.error(words, { duration: TOAST_DURATION.orderError, flow: FLOW });
    }
  }

  return { order, save, isSaving: isLoading, problem };
}
