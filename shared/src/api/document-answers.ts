import type { Dispatch } from 'redux';
import { baseApi } from './base-api';
import { onInjected } from './inject-endpoints';

/** The answer of a call a document brought along. */
export interface DocumentAnswer {
  /** Name of the call, which is that of its endpoint. */
  call: string;
  /** What the endpoint's hook is called with. */
  request?: unknown;
  /** As `readBody` reads it. */
  body: unknown;
}

type Entries = Parameters<typeof baseApi.util.upsertQueryEntries>[0];

interface Takes {
  dispatch: Dispatch;
  /** Whether the answers are still worth more than asking; those that wait for an endpoint may age. */
  isCurrent?: () => boolean;
}

/**
 * Puts answers into the cache as if the page had asked: those of known endpoints at once, before
 * anything renders, others as soon as their endpoint is injected.
 * @returns gives up those that still wait
 */
export function takeAnswers(
  answers: readonly DocumentAnswer[],
  { dispatch, isCurrent = () => true }: Takes,
): () => void {
  let waiting = [...answers];

  function put() {
    const known = waiting.filter(({ call }) => Object.hasOwn(baseApi.endpoints, call));
    waiting = isCurrent() ? waiting.filter((answer) => !known.includes(answer)) : [];
    if (waiting.length === 0) stop();
    if (known.length === 0 || !isCurrent()) return;
    const entries = known.map(({ call, request, body }) => ({
      endpointName: call,
      arg: request,
      value: body,
    }));
    // The names are not known to the compiler: every remote injects its own.
    dispatch(baseApi.util.upsertQueryEntries(entries as unknown as Entries));
  }

  const stop = onInjected(put);
  put();
  return stop;
}
