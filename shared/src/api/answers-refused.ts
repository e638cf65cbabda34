import { createAction } from '@reduxjs/toolkit';

/** A cached response, reduced to what a refusal needs. */
interface RefusedEntry {
  status: 'rejected';
  endpointName: string;
  originalArgs: unknown;
  requestId: string;
  startedTimeStamp: number;
  /** With this time set the cache treats a refusal as fetched, so that the page doesn't request it again at once. */
  fulfilledTimeStamp: number;
  error: { status: number; data: unknown };
}

/** Entries with known refusals, by cache key; they replace existing ones. */
export const answersRefused = createAction<Record<string, RefusedEntry>>('api/answersRefused');

/** Returns an action's cache entries in the form of a whole state, with only the entries filled. */
export function refusedState(action: Parameters<typeof answersRefused.match>[0]) {
  if (!answersRefused.match(action)) return undefined;
  return { queries: action.payload, mutations: {}, provided: { tags: {}, keys: {} } };
}
