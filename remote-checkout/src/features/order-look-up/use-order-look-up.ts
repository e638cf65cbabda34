import { useEffect, useRef, useState } from 'react';
import { messageOf, statusOf } from '@pasal/shared/api';
import type { TrackedOrder, TrackQuery } from '@pasal/shared/contracts';
import { useLazyTrackOrderQuery } from '../../checkout-api';
import { lookUpProblemsOf, trackQueryOf, type LookUpValues } from '../../model/look-up-values';
import { LOOK_UP_ERRORS, LOOK_UP_FAILED, NOT_FOUND } from './messages';

type LookUpErrors = Partial<Record<keyof LookUpValues, string>>;

function errorsOf(values: LookUpValues): LookUpErrors {
  const { order_number, phone } = lookUpProblemsOf(values);
  return {
    ...(order_number && { order_number: LOOK_UP_ERRORS.order_number[order_number] }),
    ...(phone && { phone: LOOK_UP_ERRORS.phone[phone] }),
  };
}

interface Found {
  order: TrackedOrder;
  /** By what it was found. */
  proof: TrackQuery;
}

/** Looks an order up by its number and phone. `start` is what the form starts with. */
export function useOrderLookUp(start: LookUpValues) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<LookUpErrors>({});
  const [reports, setReports] = useState(0);
  const [find, answer, { lastArg }] = useLazyTrackOrderQuery();

  useEffect(() => {
    if (reports === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [reports]);

  const change = (name: keyof LookUpValues, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _healed, ...left }) => left);
  };

  const submit = () => {
    const found = errorsOf(values);
    setErrors(found);
    const query = trackQueryOf(values);
    if (query && Object.keys(found).length === 0) void find({ query });
    else setReports((before) => before + 1);
  };

  const { error, isFetching, currentData } = answer;
  const problem =
    error && !isFetching
      ? statusOf(error) === 404
        ? NOT_FOUND
        : messageOf(error, LOOK_UP_FAILED)
      : null;
  const order = error ? undefined : currentData?.order;
  // Before the first question there is no last one, whatever its type says.
  const proof: TrackQuery | undefined = lastArg?.query;
  const found: Found | null = order && proof ? { order, proof } : null;
  return { form, values, errors, change, submit, looking: isFetching, problem, found };
}
