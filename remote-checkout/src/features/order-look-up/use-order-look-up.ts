import { messageOf, statusOf } from '@pasal/shared/api';
import type { TrackedOrder, TrackQuery } from '@pasal/shared/contracts';
import { useForm, type FormProblems } from '@pasal/shared/ui';
import { useLazyTrackOrderQuery } from '../../checkout-api';
import { lookUpProblemsOf, trackQueryOf, type LookUpValues } from '../../model/look-up-values';
import * as messages from './messages';

function errorsOf(values: LookUpValues): FormProblems {
  const { order_number, phone } = lookUpProblemsOf(values);
  return {
    ...(order_number && { order_number: messages.lookUpErrors.order_number[order_number] }),
    ...(phone && { phone: messages.lookUpErrors.phone[phone] }),
  };
}

interface Found {
  order: TrackedOrder;
  /** By what it was found. */
  proof: TrackQuery;
}

/** Looks an order up by its number and phone. `start` is what the form starts with. */
export function useOrderLookUp(start: LookUpValues) {
  const [find, answer, { lastArg }] = useLazyTrackOrderQuery();

  const form = useForm<LookUpValues>({
    start,
    check: errorsOf,
    send: async (values) => {
      const query = trackQueryOf(values);
      if (query) await find({ query });
      return undefined;
    },
  });

  const { error, isFetching, currentData } = answer;
  const problem =
    error && !isFetching
      ? statusOf(error) === 404
        ? messages.notFound
        : messageOf(error, messages.lookUpFailed)
      : null;
  const order = error ? undefined : currentData?.order;
  // Before the first question there is no last one, whatever its type says.
  const proof: TrackQuery | undefined = lastArg?.query;
  const found: Found | null = order && proof ? { order, proof } : null;
  return { form, looking: isFetching, problem, found };
}
