import { useState } from 'react';
import type { BulkOrderStatusResponse, Order } from '@pasal/shared/contracts';
import { notifyFailure } from '@pasal/shared/dashboard';
import { notify, TOAST_DURATION } from '@pasal/shared/shell';
import { useForm } from '@pasal/shared/ui';
import { nextStatusOf } from '../../model/next-status';
import { useUpdateOrderStatusesMutation } from '../../orders-api';
import * as messages from './messages';
import { changeOf, checkDraft, EMPTY, FLOW, type StatusDraft } from './status-draft';

/** An unchanged order, and why. */
interface Stayed {
  order_number: string;
  reason: string;
  /** Its current state; undefined if it was deleted. */
  order: Order | undefined;
}

/** The unchanged orders. */
function stayedOf(
  orders: readonly Order[],
  results: BulkOrderStatusResponse['results'],
): readonly Stayed[] {
  return orders.flatMap((order) => {
    const { problem = null, now } = results.find(({ id }) => id === order.id) ?? {};
    if (problem === null) return [];
    const changed = now && now.version !== order.version ? ` ${messages.isNow(now.status)}` : '';
    const left = now && { ...order, ...now };
    return [{ order_number: order.order_number, reason: `${problem}${changed}`, order: left }];
  });
}

/**
 * Changes the status of several orders in one call, each with its version as seen (D23). Unchanged orders are shown
 * in their current state, and can be retried.
 * @param onLeft called with them
 * @param onDone called once none is left
 */
export function useStatusUpdates(
  chosen: readonly Order[],
  onLeft: (orders: readonly Order[]) => void,
  onDone: () => void,
) {
  const [update] = useUpdateOrderStatusesMutation();
  const [orders, setOrders] = useState(chosen);
  const [stayed, setStayed] = useState<readonly Stayed[]>([]);
  const [problem, setProblem] = useState<string>();
  const next = nextStatusOf(orders);

  async function send(draft: StatusDraft) {
    const status = draft.status ?? next;
    if (status === undefined) return {};
    setProblem(undefined);
    try {
      const asked = orders.map(({ id, version }) => ({ id, version }));
      const body = { ...changeOf(draft, status), orders: asked };
      const { message, results } = await update({ body }).unwrap();
      const kept = stayedOf(orders, results);
      const left = kept.flatMap(({ order }) => order ?? []);
      onLeft(left);
      if (kept.length === 0) {
        const duration = TOAST_DURATION.orderSuccess;
        notify.success(message || messages.updated, { duration, flow: FLOW });
        onDone();
        return undefined;
      }
      notify.settle(FLOW);
      setOrders(left);
      setStayed(kept);
      setProblem(message);
      return {};
    } catch (error) {
      const options = { duration: TOAST_DURATION.orderError, flow: FLOW };
      setProblem(notifyFailure(error, messages.failed, options));
      setStayed([]);
      return {};
    }
  }

  const check = (draft: StatusDraft) => checkDraft(draft, next);
  const form = useForm<StatusDraft>({ start: EMPTY, check, send });
  return { ...form, orders, stayed, problem };
}
