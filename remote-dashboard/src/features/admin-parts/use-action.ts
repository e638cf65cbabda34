import { useState } from 'react';
import { errorBodyOf, messageOf, statusOf } from '@pasal/shared/api';
import type { ValidationDetail } from '@pasal/shared/contracts';
import { notify } from '@pasal/shared/shell';
import { messages } from './messages';

function detailsOf(error: unknown): ValidationDetail[] {
  const { code, details } = errorBodyOf(error);
  return code === 'VALIDATION' && Array.isArray(details) ? (details as ValidationDetail[]) : [];
}

/**
 * Runs a change: its success is told in a toast by the server's words, its failure stays beside the
 * form, which keeps what was typed. A session that is over ends silently elsewhere (spec §8).
 */
export function useAction() {
  const [error, setError] = useState<unknown>();

  async function run<Answer extends { message: string }>(call: {
    unwrap: () => Promise<Answer>;
  }): Promise<Answer | undefined> {
    setError(undefined);
    try {
      const answer = await call.unwrap();
      notify.success(answer.message);
      return answer;
    } catch (failure) {
      if (statusOf(failure) !== 401) setError(failure);
      return undefined;
    }
  }

  const details = detailsOf(error);
  return {
    run,
    /** What went wrong, in words; undefined when nothing did. */
    refusal: error === undefined ? undefined : messageOf(error, messages.failed),
    /** What is wrong with a field, by its name in the request. */
    problemOf: (path: string) => details.find((detail) => detail.path === path)?.message,
    status: statusOf(error),
    forget: () => setError(undefined),
  };
}
