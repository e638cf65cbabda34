import { IdParams, MessageResponse } from '@pasal/core/contract/schema';
import * as words from '../search-words';
import type { CallShape } from './call';

export const searchWords = {
  summary:
    'What people say for kinds of things and for other words, with how many products it finds.',
  access: 'admin',
  response: words.SearchWordsResponse,
} as const satisfies CallShape;

export const understandSearch = {
  summary: 'What the shop takes a search for, and the first products a shopper is shown.',
  access: 'admin',
  query: words.UnderstandQuery,
  response: words.UnderstandResponse,
} as const satisfies CallShape;

export const addSearchKind = {
  summary: 'Adds a kind of thing with what people say for it.',
  access: 'admin',
  body: words.AddSearchKindRequest,
  status: 201,
  response: words.SearchKindResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const changeSearchKind = {
  summary: 'Changes a kind of thing and its phrases, unless someone else has meanwhile.',
  access: 'admin',
  params: IdParams,
  body: words.SearchKindRequest,
  response: words.SearchKindResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const deleteSearchKind = {
  summary: 'Deletes a kind of thing with its phrases; the kinds below it move up.',
  access: 'admin',
  params: IdParams,
  response: MessageResponse,
} as const satisfies CallShape;

export const addSearchWord = {
  summary: 'Adds a phrase that finds other words, or is left out of a search.',
  access: 'admin',
  body: words.AddSearchWordRequest,
  status: 201,
  response: words.SearchWordResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const changeSearchWord = {
  summary: 'Changes a phrase and what it finds, unless someone else has meanwhile.',
  access: 'admin',
  params: IdParams,
  body: words.SearchWordRequest,
  response: words.SearchWordResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const deleteSearchWord = {
  summary: 'Deletes a phrase that finds other words, or is left out.',
  access: 'admin',
  params: IdParams,
  response: MessageResponse,
} as const satisfies CallShape;
