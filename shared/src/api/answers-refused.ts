import { createAction } from '@reduxjs/toolkit';

/** One answer of the cache, as far as a refusal says something of it. */
interface RefusedEntry {
  status: 'rejected';
  endpointName: string;
  originalArgs: unknown;
  requestId: string;
  startedTimeStamp: number;
  /** The cache reads a refusal with this time as known, so that the page does not ask again at once. */
  fulfilledTimeStamp: number;
  error: { status: number; data: unknown };
}

/** Entries that are known to be refused, by their key in the cache; they take the place of others. */
export const answersRefused = createAction<Record<string, RefusedEntry>>('api/answersRefused');

/**
 * Returns the part of the cache's state that an action brings, in the form of a whole state; only the entries
 * are filled.
 */
export function refusedState(action: Parameters<typeof answersRefused.match>[0]) {
  if (!answersRefused.match(action)) return undefined;
  return { queries: action.payload, mutations: {}, provided: { tags: {}, keys: {} } };
}
