import { IdParams, MessageResponse } from '@pasal/core/contract/schema';
import * as words from './search-words';
import type { CallShape } from '../calls/call';

export const searchWords = {
  summary:
    'Product types and other search words with what shoppers call them, and how many products each finds.',
  access: 'admin',
  response: words.SearchWordsResponse,
} as const satisfies CallShape;

export const understandSearch = {
  summary: 'How the shop understands a search, and the first products a shopper is shown.',
  access: 'admin',
  query: words.UnderstandQuery,
  response: words.UnderstandResponse,
} as const satisfies CallShape;

export const addSearchKind = {
  summary: 'Adds a product type with its phrases.',
  access: 'admin',
  body: words.AddSearchKindRequest,
  status: 201,
  response: words.SearchKindResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const changeSearchKind = {
  summary: 'Changes a product type and its phrases, unless someone else has in the meantime.',
  access: 'admin',
  params: IdParams,
  body: words.SearchKindRequest,
  response: words.SearchKindResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const deleteSearchKind = {
  summary: 'Deletes a product type with its phrases; the types below it move up.',
  access: 'admin',
  params: IdParams,
  response: MessageResponse,
} as const satisfies CallShape;

export const addSearchWord = {
  summary: 'Adds a phrase that finds other words, or is ignored in searches.',
  access: 'admin',
  body: words.AddSearchWordRequest,
  status: 201,
  response: words.SearchWordResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const changeSearchWord = {
  summary: 'Changes a phrase and what it finds, unless someone else has in the meantime.',
  access: 'admin',
  params: IdParams,
  body: words.SearchWordRequest,
  response: words.SearchWordResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const deleteSearchWord = {
  summary: 'Deletes a phrase that finds other words, or is ignored.',
  access: 'admin',
  params: IdParams,
  response: MessageResponse,
} as const satisfies CallShape;
