import type { Dispatch } from 'redux';
import { answersRefused } from './answers-refused';
import { baseApi } from './base-api';
import { endpointOfCall, onInjected } from './inject-endpoints';

/** The answer of a call a document brought along. */
export interface DocumentAnswer {
  /** Name of the call. */
  call: string;
  /** The argument of the endpoint's hook. */
  request?: unknown;
  /** The status of an answer that is a refusal, such as a missing thing; without it the call succeeded. */
  status?: number;
  /** As `readBody` reads it. */
  body: unknown;
}

interface Takes {
  dispatch: Dispatch;
  /** True while the answers are better than a new request; those that wait for an endpoint may age. */
  isCurrent?: () => boolean;
}

/** Refusals go in as answers first, so that the cache knows what they are of, and are turned then. */
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
