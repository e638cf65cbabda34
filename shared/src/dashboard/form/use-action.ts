import { useState } from 'react';
import { notify } from '@pasal/shared/shell';
import { commonErrorOf, failureOf } from '../failure';
import * as messages from './messages';

/**
 * Runs a change: success is a toast with the server's message, a failure is shown next to the form, which keeps its
 * input. An ended session is handled silently elsewhere (R8.18).
 */
export function useAction() {
  const [error, setError] = useState<unknown>();

  async function run<Answer extends { message: string }>(
    call: { unwrap: () => Promise<Answer> },
    onFailure?: (failure: unknown) => void,
  ): Promise<Answer | undefined> {
    setError(undefined);
    try {
      const answer = await call.unwrap();
      notify.success(answer.message);
      return answer;
    } catch (failure) {
      setError(failure);
      onFailure?.(failure);
      return undefined;
    }
  }

  return {
    run,
    /** The failure message; undefined if there is none. */
    refusal: error === undefined ? undefined : failureOf(error, messages.failed),
    code: commonErrorOf(error)?.code,
    forget: () => setError(undefined),
  };
}
