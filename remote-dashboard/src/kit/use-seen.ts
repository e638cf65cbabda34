import { useState } from 'react';
import { errorOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** A call that is under way. */
interface Sent<Answer> {
  unwrap: () => Promise<Answer>;
}

/** The sums as they are now, which a call that moves money answers with where they are not as they were seen. */
function sumsNow(failure: unknown): object | undefined {
  // What all of these calls answer with has one shape.
  const error = errorOf(calls.endDebt, failure);
  return error?.code === 'CONFLICT' ? error.details : undefined;
}

/**
 * The sums that a dialog shows and sends with what it books. Where they are others by now nothing was booked: the new ones stand in
 * their place, to be looked at before the next press.
 * @param shown as the page had them when the dialog opened
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
