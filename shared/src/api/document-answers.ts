import type { Dispatch } from 'redux';
import { answersRefused } from './answers-refused';
import { baseApi } from './base-api';
import { endpointOfCall, onInjected } from './inject-endpoints';

/** A call's response embedded in a document. */
export interface DocumentAnswer {
  /** Name of the call. */
  call: string;
  /** The argument of the endpoint's hook. */
  request?: unknown;
  /** The status of an error response, such as not found; absent on success. */
  status?: number;
  /** As returned by `readBody`. */
  body: unknown;
}

interface Takes {
  dispatch: Dispatch;
  /** True while the responses are better than a new request; those waiting for an endpoint may become outdated. */
  isCurrent?: () => boolean;
}

/** Errors are inserted as responses first, so that the cache knows their request, and then converted. */
function putIntoCache(answers: readonly DocumentAnswer[], dispatch: Dispatch): void {
  const { cacheEntriesUpserted } = baseApi.internalActions;
  const entries = answers.map(({ call, request, status, body }) => ({
    endpointName: endpointOfCall(call)?.name ?? call,
    arg: request,
    value: status === undefined ? body : null,
  }));
  const put = cacheEntriesUpserted(entries);
  dispatch(put);
  const { requestId, timestamp } = put.meta;
  const refused = put.payload.flatMap(({ queryDescription }, place) => {
    const { queryCacheKey, endpointName, originalArgs } = queryDescription;
    const { status, body: data } = answers[place] ?? {};
    if (status === undefined) return [];
    const times = { startedTimeStamp: timestamp, fulfilledTimeStamp: timestamp };
    const entry = { endpointName, originalArgs, requestId, ...times, error: { status, data } };
    return [[queryCacheKey, { status: 'rejected' as const, ...entry }] as const];
  });
  if (refused.length > 0) dispatch(answersRefused(Object.fromEntries(refused)));
}

/**
 * Puts responses into the cache as if the page had requested them: those of known endpoints before the first render,
 * others when their endpoint is injected.
 * @returns discards those still waiting
 */
export function takeAnswers(
  answers: readonly DocumentAnswer[],
  { dispatch, isCurrent = () => true }: Takes,
): () => void {
  let waiting = [...answers];

  function put() {
    const known = waiting.filter(({ call }) => endpointOfCall(call));
    waiting = isCurrent() ? waiting.filter((answer) => !known.includes(answer)) : [];
    if (waiting.length === 0) stop();
    if (known.length === 0 || !isCurrent()) return;
    putIntoCache(known, dispatch);
  }

  const stop = onInjected(put);
  put();
  return stop;
}
