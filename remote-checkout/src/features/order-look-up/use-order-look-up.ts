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
  /** By what it was found. */
  proof: TrackQuery;
}

/**
 * Looks an order up by its number and phone. `start` is what the form starts with; where it is whole, as behind a
 * link of the order's own, nothing needs to be pressed. `heading` has the focus where the form with it goes.
 */
export function useOrderLookUp(start: LookUpValues, heading: RefObject<HTMLHeadingElement | null>) {
  const [find, answer, { lastArg }] = useLazyTrackOrderQuery();
  const [known] = useState(() => trackQueryOf(start));
  /** True once the visitor has turned away from what is shown: an answer that was under way does not bring it back. */
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
      // The form with the focus goes.
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
  // Before the first question there is no last one, whatever its type says.
  const proof: TrackQuery | undefined = lastArg?.body;
  const found: Found | null = order && proof ? { order, proof } : null;
  const findAnother = () => {
    setIsLeft(true);
    heading.current?.focus();
  };
  /** Before the first answer about what is known without the form. */
  const isOpening = known !== null && answer.data === undefined && !error;
  return { form, looking: isFetching, isOpening, problem, found, findAnother };
}
