import { useEffect, useRef, useState } from 'react';
import { errorOf } from '@pasal/shared/api';
import { emptyOrderForm, makeIdempotencyKey } from '@pasal/shared/domain';
import * as calls from '@pasal/shared/contracts/calls';
import { detailsOf, notifyFailure } from '@pasal/shared/dashboard';
import { useNavigate } from '@pasal/shared/routing';
import { notify, TOAST_DURATION } from '@pasal/shared/shell';
import { useForm, type FormProblems, type FormState } from '@pasal/shared/ui';
import { patterns } from '../../../paths';
import { manualRequest, withMissing, withRefusals } from '../../model/manual-order';
import { usePlaceManualOrderMutation } from '../../orders-api';
import * as messages from './messages';
import { useDeliveryQuote } from './use-delivery-quote';
import { fieldProblems, problemsOf, type OrderDraft } from './order-problems';

const EMPTY: OrderDraft = { ...emptyOrderForm, lines: [], language: 'en' };
const FLOW = 'place-order';
const COMPLAINT = { duration: TOAST_DURATION.orderError, flow: FLOW };

/** An order being entered, and its placing; input survives any failure. */
export function useOrderForm() {
  const [place] = usePlaceManualOrderMutation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const { charge, follow, askAgain } = useDeliveryQuote(EMPTY);
  // The order that was placed: this attempt, or an earlier one whose response was lost.
  const [placed, setPlaced] = useState<'now' | 'earlier'>();
  // All attempts use one key, even if the form was changed in between: the response may have been lost, not the order
  // (D16).
  const key = useRef<string>(undefined);

  // Only now the guard against leaving is off.
  useEffect(() => {
    if (placed === 'now') void navigate(patterns.orderManagement);
  }, [placed, navigate]);

  function complain(words: string) {
    setProblem(words);
    notify.error(words, COMPLAINT);
  }

  /** Returns the server's problems for fields and lines, and shows other errors. */
  function refused(failure: unknown): FormProblems {
    const error = errorOf(calls.placeManualOrder, failure);
    if (error?.code === 'IDEMPOTENCY_MISMATCH') {
      key.current = undefined;
      setPlaced('earlier');
      complain(messages.earlierTry);
      return {};
    }
    const details = error?.details;
    const items = details && 'items' in details ? details.items : [];
    form.set(({ lines }) => ({ lines: withRefusals(lines, items) }));
    if (details && 'delivery_charge' in details) askAgain();
    setProblem(notifyFailure(failure, messages.failed, COMPLAINT));
    return fieldProblems(detailsOf(failure));
  }

  async function send({ lines, ...values }: OrderDraft): Promise<FormProblems | undefined> {
    setProblem(undefined);
    setPlaced(undefined);
    const body = manualRequest(values, lines, charge);
    if (!body) return {};
    key.current ??= makeIdempotencyKey(globalThis.crypto);
    try {
      const headers = { 'Idempotency-Key': key.current };
      const { message } = await place({ body, headers }).unwrap();
      const duration = TOAST_DURATION.orderSuccess;
      notify.success(message || messages.placed, { duration, flow: FLOW });
      setPlaced('now');
      return undefined;
    } catch (failure) {
      return refused(failure);
    }
  }

  const form = useForm<OrderDraft>({
    start: EMPTY,
    check: problemsOf,
    send,
    onWrong: ({ lines: words }) => {
      setPlaced(undefined);
      form.set(({ lines }) => ({ lines: withMissing(lines) }));
      complain(words ?? messages.incomplete);
    },
  });
  const { values } = form;
  useEffect(() => follow(values), [follow, values]);
  return { ...form, charge, placed, problem };
}

/** The order form as its fields see it. */
export type OrderFormState = FormState<OrderDraft>;
