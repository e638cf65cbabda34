import { MIN_SEARCHERS, SEARCHED_DAYS } from '../limits';
import {
  PopularTermsResponse,
  SearchedTermsQuery,
  SearchedTermsResponse,
  SearchReport,
} from './searched-term';
import type { CallShape } from '../calls/call';

/** Bytes of the longest report. */
const REPORT_LIMIT = 2 * 1024;

export const reportSearch = {
  summary: 'Records what a visitor searched for and opened.',
  description:
    'Pages of the shop call it by themselves. Whatever is counted of a report, the answer is the same.',
  access: 'public',
  limit: 'searchOfAddress',
  bodyLimit: REPORT_LIMIT,
  body: SearchReport,
  status: 204,
} as const satisfies CallShape;

export const popularTerms = {
  summary: 'What many shoppers searched for of late, and most of them found.',
  description: `At most six terms, each of at least ${MIN_SEARCHERS} visitors within a week; read anew every ten minutes.`,
  access: 'public',
  response: PopularTermsResponse,
} as const satisfies CallShape;

export const searchedTerms = {
  summary: 'What shoppers searched for, what found nothing, and what was chosen.',
  description: `Terms of at least ${MIN_SEARCHERS} visitors within a week, kept for ${SEARCHED_DAYS} days.`,
  access: 'admin',
  query: SearchedTermsQuery,
  response: SearchedTermsResponse,
} as const satisfies CallShape;
