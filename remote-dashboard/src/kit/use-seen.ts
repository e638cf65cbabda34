import { useState } from 'react';
import { errorOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** A pending call. */
interface Sent<Answer> {
  unwrap: () => Promise<Answer>;
}

/** The current amounts, which a money-moving call returns if they differ from those seen. */
function sumsNow(failure: unknown): object | undefined {
  // All of these calls share one error shape.
  const error = errorOf(calls.endDebt, failure);
  return error?.code === 'CONFLICT' ? error.details : undefined;
}

/**
 * The amounts that a dialog shows and sends. If they have changed, nothing was booked: the dialog shows the current
 * ones, to be checked before pressing again.
 * @param shown the page's amounts when the dialog opened
 */
export function useSeen<Sums extends Record<string, number>>(shown: Sums) {
  const [seen, setSeen] = useState(shown);
  const looking = <Answer>(call: Sent<Answer>): Sent<Answer> => ({
    unwrap: () =>
      call.unwrap().catch((failure: unknown) => {
        const now = sumsNow(failure);
        if (now !== undefined) setSeen((before) => ({ ...before, ...now }));
        throw failure;
      }),
  });
  return { seen, looking };
}
