import { useState } from 'react';
import type { Order, OrderStatus } from '@pasal/shared/contracts';
import { notifyFailure } from '@pasal/shared/dashboard';
import { oneLine } from '@pasal/shared/domain';
import { notify, TOAST_DURATION } from '@pasal/shared/shell';
import { useForm, type FormProblems } from '@pasal/shared/ui';
import { useStaffOrderQuery, useUpdateOrderStatusMutation } from '../../orders-api';
import * as messages from './messages';

const FLOW = 'order-status';

interface StatusDraft {
  /** Undefined: as it is. */
  status: OrderStatus | undefined;
  remarks: string;
}

const EMPTY: StatusDraft = { status: undefined, remarks: '' };

const check = ({ remarks }: StatusDraft): FormProblems =>
  oneLine(remarks) === '' ? { remarks: messages.remarksRequired } : {};

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
  const [problem, setProblem] = useState<string>();

  async function send({ status = order.status, remarks }: StatusDraft) {
    setProblem(undefined);
    try {
      const { id, version } = order;
      const { message } = await update({
        params: { id },
        body: { status, remarks, version },
      }).unwrap();
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

  const form = useForm<StatusDraft>({ start: EMPTY, check, send });
  return { ...form, order, problem };
}
