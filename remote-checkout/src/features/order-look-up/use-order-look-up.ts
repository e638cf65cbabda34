import { useEffect, useState, type RefObject } from 'react';
import { messageOf, statusOf } from '@pasal/shared/api';
import type { TrackedOrder, TrackQuery } from '@pasal/shared/contracts';
import { fieldWords } from '@pasal/shared/domain';
import { useForm, type FormProblems } from '@pasal/shared/ui';
import { useLazyTrackOrderQuery } from '../../checkout-api';
import { lookUpProblemsOf, trackQueryOf, type LookUpValues } from '../../model/look-up-values';
import * as messages from './messages';

function errorsOf(values: LookUpValues): FormProblems {
  const { order_number, phone } = lookUpProblemsOf(values);
  return {
    ...(order_number && {
      order_number: fieldWords(messages.lookUpErrors.order_number, order_number),
    }),
    ...(phone && { phone: fieldWords(messages.lookUpErrors.phone, phone) }),
  };
}

interface Found {
  order: TrackedOrder;
  /** The details it was found by. */
  proof: TrackQuery;
}

/**
 * Looks an order up by number and phone. `start` has the form's initial values; if complete, as in an order's own
 * link, no submit is needed. `heading` gets the focus when the form disappears.
 */
export function useOrderLookUp(start: LookUpValues, heading: RefObject<HTMLHeadingElement | null>) {
  const [find, answer, { lastArg }] = useLazyTrackOrderQuery();
  const [known] = useState(() => trackQueryOf(start));
  /** True once the visitor has left the result: a pending response doesn't bring it back. */
  const [isLeft, setIsLeft] = useState(false);
  useEffect(() => {
    if (known) void find({ body: known });
  }, [find, known]);

  const form = useForm<LookUpValues>({
    start,
    check: errorsOf,
    send: async (values) => {
      const body = trackQueryOf(values);
      setIsLeft(false);
      const { data } = body ? await find({ body }) : {};
      // The focused form disappears.
      if (data) heading.current?.focus();
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
  const order = error || isLeft ? undefined : currentData?.order;
  // Before the first request it is undefined, whatever its type.
  const proof: TrackQuery | undefined = lastArg?.body;
  const found: Found | null = order && proof ? { order, proof } : null;
  const findAnother = () => {
    setIsLeft(true);
    heading.current?.focus();
  };
  /** Before the first response to an automatic look-up. */
  const isOpening = known !== null && answer.data === undefined && !error;
  return { form, looking: isFetching, isOpening, problem, found, findAnother };
}
