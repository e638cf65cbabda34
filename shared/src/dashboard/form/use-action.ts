import { useState } from 'react';
import { notify } from '@pasal/shared/shell';
import { commonErrorOf, failureOf } from '../failure';
import * as messages from './messages';

/**
 * Runs a change: a toast shows its success in the server's words, a failure stays beside the form, which
 * keeps the typed text. A session that is over ends silently elsewhere (R8.18).
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
    /** The failure in words; undefined when there is none. */
    refusal: error === undefined ? undefined : failureOf(error, messages.failed),
    code: commonErrorOf(error)?.code,
    forget: () => setError(undefined),
  };
}
