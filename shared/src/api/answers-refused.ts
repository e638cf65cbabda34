import { createAction } from '@reduxjs/toolkit';

/** One answer of the cache, as far as a refusal says something of it. */
interface RefusedEntry {
  status: 'rejected';
  endpointName: string;
  originalArgs: unknown;
  requestId: string;
  startedTimeStamp: number;
  /** With it the refusal counts as known: whoever shows it asks no more than for another answer. */
  fulfilledTimeStamp: number;
  error: { status: number; data: unknown };
}

/** Entries that are known to be refused, by their key in the cache; they take the place of others. */
export const answersRefused = createAction<Record<string, RefusedEntry>>('api/answersRefused');

/** What the cache is to take over of an action: its whole state, of which the entries are all we have. */
export function refusedState(action: Parameters<typeof answersRefused.match>[0]) {
  if (!answersRefused.match(action)) return undefined;
  return { queries: action.payload, mutations: {}, provided: { tags: {}, keys: {} } };
}
