import { useRef, useState } from 'react';
import type { ManualOrderRequest, QuotedLine, ValidationDetail } from '@pasal/shared/contracts';
import { errorBodyOf, messageOf, statusOf } from '@pasal/shared/api';
import { useNavigate } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { notify, TOAST_DURATION } from '@pasal/shared/shell';
import { MANUAL_FIELDS, manualRequest, withRefusals } from '../../model/manual-order';
import { usePlaceManualOrderMutation } from '../../orders-api';
import { messages } from './messages';
import type { OrderFormState } from './use-order-form';

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
  // The same order sent again after a lost answer is one order (decision 16).
  const attempt = useRef({ key: '', body: '' });

  function keyFor(request: ManualOrderRequest): string {
    const body = JSON.stringify(request);
    if (attempt.current.body !== body) attempt.current = { key: randomKey(), body };
    return attempt.current.key;
  }

  function complain(words: string) {
    setProblem(words);
    notify.error(words, { duration: TOAST_DURATION.orderError });
  }

  async function submit() {
    setProblem(undefined);
    const isFine = check();
    if (lines.length === 0) return complain(messages.linesRequired);
    const request = manualRequest(
      values,
      lines.filter(({ quantity }) => quantity > 0),
    );
    if (!isFine || !request) return complain(messages.incomplete);
    try {
      const { message } = await place({ body: request, key: keyFor(request) }).unwrap();
      notify.success(message || messages.placed, { duration: TOAST_DURATION.orderSuccess });
      await navigate(paths.orderManagement());
    } catch (error) {
      // The session is over: nobody is there to read it (spec §8 "silent logout").
      if (statusOf(error) === 401) return;
      const { details } = errorBodyOf(error);
      setLines(withRefusals(lines, refusedLines(details)));
      report(fieldErrors(details));
      complain(messageOf(error, messages.failed));
    }
  }

  return { submit, isPlacing: isLoading, problem };
}
