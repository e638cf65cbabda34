import { useEffect, useState } from 'react';
import { errorOf } from '@pasal/shared/api';
import type { OrderWithHistory } from '@pasal/shared/contracts';
import * as calls from '@pasal/shared/contracts/calls';
import { detailsOf, notifyFailure } from '@pasal/shared/dashboard';
import { oneLine } from '@pasal/shared/domain';
import { notify, TOAST_DURATION } from '@pasal/shared/shell';
import { useForm, type FormProblems } from '@pasal/shared/ui';
import {
  editRequest,
  linesOfOrder,
  withMissing,
  withRefusals,
  withStock,
} from '../../model/manual-order';
import { useEditOrderMutation, useQuoteOrderEditQuery } from '../../orders-api';
import * as messages from './messages';
import { fieldProblems, problemsOf, type OrderDraft } from './order-problems';

const FLOW = 'edit-order';
const COMPLAINT = { duration: TOAST_DURATION.orderError, flow: FLOW };

const draftOf = (order: OrderWithHistory): OrderDraft => ({
  ...order,
  language: order.language ?? 'en',
  lines: linesOfOrder(order),
});

/** The quote for the form's current values, with the stock of each line. */
function useEditQuote(order: OrderWithHistory) {
  const [{ lines, ...values }, follow] = useState(() => draftOf(order));
  const body = editRequest(values, lines);
  const { data, refetch } = useQuoteOrderEditQuery(
    { params: { id: order.id }, body: body ?? { ...order, cartItems: [] } },
    { skip: body === undefined, refetchOnMountOrArgChange: true },
  );
  return { quote: data, follow, askAgain: () => body && void refetch() };
}

/** An order being edited, and its saving; input survives any failure. */
export function useEditForm(order: OrderWithHistory, onSaved: () => void) {
  const [edit] = useEditOrderMutation();
  const { quote, follow, askAgain } = useEditQuote(order);
  const [problem, setProblem] = useState<string>();
  const [isSaved, setSaved] = useState(false);

  // Once everything is saved, so that there is no warning about leaving.
  useEffect(() => {
    if (isSaved) onSaved();
  }, [isSaved, onSaved]);

  function refused(failure: unknown): FormProblems {
    const details = errorOf(calls.editOrder, failure)?.details;
    const items = details && 'items' in details ? details.items : [];
    form.set(({ lines }) => ({ lines: withRefusals(lines, items) }));
    askAgain();
    setProblem(notifyFailure(failure, messages.editFailed, COMPLAINT));
    return fieldProblems(detailsOf(failure));
  }

  async function send({ lines, ...values }: OrderDraft): Promise<FormProblems | undefined> {
    setProblem(undefined);
    const request = editRequest(values, lines);
    if (!request) return {};
    const { version } = order;
    // Before the first quote arrives, the order's own charge is what was seen; the server refuses it if it has changed.
    const delivery_charge = quote?.delivery_charge ?? order.delivery_charge ?? 0;
    const seen = { delivery_charge, version };
    const body = { ...request, ...seen, address: oneLine(values.address) };
    try {
      const { message } = await edit({ params: { id: order.id }, body }).unwrap();
      notify.success(message, { duration: TOAST_DURATION.orderSuccess, flow: FLOW });
      setSaved(true);
      return undefined;
    } catch (failure) {
      return refused(failure);
    }
  }

  const form = useForm<OrderDraft>({
    start: () => draftOf(order),
    check: problemsOf,
    send,
    onWrong: ({ lines: words }) => {
      form.set(({ lines }) => ({ lines: withMissing(lines) }));
      setProblem(words ?? messages.incomplete);
    },
  });
  const { values } = form;
  useEffect(() => follow(values), [follow, values]);
  const lines = withStock(values.lines, quote?.items ?? []);
  return { ...form, lines, quote, problem, isSaved };
}
