import { useEffect, useRef, useState } from 'react';
import type { QuotedLine, ValidationDetail } from '@pasal/shared/contracts';
import { errorBodyOf, messageOf, statusOf } from '@pasal/shared/api';
import { useNavigate } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { notify, TOAST_DURATION } from '@pasal/shared/shell';
import { MANUAL_FIELDS, manualRequest, withMissing, withRefusals } from '../../model/manual-order';
import { usePlaceManualOrderMutation } from '../../orders-api';
import { messages } from './messages';
import type { OrderFormState } from './use-order-form';

const FLOW = 'place-order';

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The fields the server names, with its words. */
function fieldErrors(details: unknown) {
  if (!Array.isArray(details)) return {};
  const known: readonly string[] = MANUAL_FIELDS;
  const named = (details as ValidationDetail[]).filter(({ path }) => known.includes(path));
  return Object.fromEntries(named.map(({ path, message }) => [path, message]));
}

function refusedLines(details: unknown): QuotedLine[] {
  const isList = typeof details === 'object' && details !== null && 'items' in details;
  return isList && Array.isArray(details.items) ? (details.items as QuotedLine[]) : [];
}

/** Places the order; whatever goes wrong, everything typed stays. */
export function usePlaceOrder({ values, lines, check, report, setLines }: OrderFormState) {
  const [place, { isLoading }] = usePlaceManualOrderMutation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  // What was placed: this order now, or an earlier try of it whose answer was lost.
  const [placed, setPlaced] = useState<'now' | 'earlier'>();
  // All tries go under one key, also when the form was changed in between: the answer of a try may
  // have been lost, not the order (decision 16).
  const key = useRef<string>(undefined);

  // Only now nothing asks any more whether to leave.
  useEffect(() => {
    if (placed === 'now') void navigate(paths.orderManagement());
  }, [placed, navigate]);

  function complain(words: string) {
    setProblem(words);
    notify.error(words, { duration: TOAST_DURATION.orderError, flow: FLOW });
  }

  async function submit() {
    setProblem(undefined);
    setPlaced(undefined);
    const isFine = check();
    if (lines.length === 0) return complain(messages.linesRequired);
    setLines(withMissing);
    const isCounted = lines.every(({ quantity }) => quantity > 0);
    const request = manualRequest(values, lines);
    if (!isFine || !isCounted || !request) return complain(messages.incomplete);
    key.current ??= randomKey();
    try {
      const { message } = await place({ body: request, key: key.current }).unwrap();
      notify.success(message || messages.placed, {
        duration: TOAST_DURATION.orderSuccess,
        flow: FLOW,
      });
      setPlaced('now');
    } catch (error) {
      // The session is over: nobody is there to read it (spec §8 "silent logout").
      if (statusOf(error) === 401) return;
      if (statusOf(error) === 422) {
        key.current = undefined;
        setPlaced('earlier');
        return complain(messages.earlierTry);
      }
      const { details } = errorBodyOf(error);
      setLines((before) => withRefusals(before, refusedLines(details)));
      report(fieldErrors(details));
      complain(messageOf(error, messages.failed));
    }
  }

  return { submit, isPlacing: isLoading, placed, problem };
}
