import { useState } from 'react';
import type { Order } from '@pasal/shared/contracts';
import { notifyFailure } from '@pasal/shared/dashboard';
import { notify, TOAST_DURATION } from '@pasal/shared/shell';
import { useForm } from '@pasal/shared/ui';
import { nextStatusOf } from '../../model/next-status';
import { useStaffOrderQuery, useUpdateOrderStatusMutation } from '../../orders-api';
import * as messages from './messages';
import { changeOf, checkDraft, EMPTY, FLOW, type StatusDraft } from './status-draft';

/**
 * Changes an order's status. The version sent is the one of the status shown: read again on entry
 * and after every failure, so that a colleague's change is seen and never overwritten unseen
 * (D23).
 * @param onDone called after a success
 */
export function useStatusUpdate(listed: Order, onDone: () => void) {
  const [update] = useUpdateOrderStatusMutation();
  const { currentData } = useStaffOrderQuery(
    { params: { id: listed.id } },
    { refetchOnMountOrArgChange: true },
  );
  const order = currentData?.order ?? listed;
  const next = nextStatusOf([order]) ?? order.status;
  const [problem, setProblem] = useState<string>();

  async function send(draft: StatusDraft) {
    setProblem(undefined);
    try {
      const { id, version } = order;
      const body = { ...changeOf(draft, draft.status ?? next), version };
      const { message } = await update({ params: { id }, body }).unwrap();
      notify.success(message || messages.updated, {
        duration: TOAST_DURATION.orderSuccess,
        flow: FLOW,
      });
      onDone();
      return undefined;
    } catch (error) {
      const options = { duration: TOAST_DURATION.orderError, flow: FLOW };
      setProblem(notifyFailure(error, messages.failed, options));
      return {};
    }
  }

  const check = (draft: StatusDraft) => checkDraft(draft, next);
  const form = useForm<StatusDraft>({ start: EMPTY, check, send });
  return { ...form, order, problem };
}
