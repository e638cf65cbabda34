import { API_BASE_PATH } from '@pasal/core/contract/base-path';
import { inLanguage, type Language } from '../../contract/language';
import { requestOfNeed } from '../../contract/needs';
import type { FoundPage } from '../found-page';
import type { Shop } from '../shop';
import { fillPath } from './source';

/**
 * The addresses of the calls that a page of the dashboard makes first. Its document names them for the browser of who
 * is signed in, which asks for them while the scripts are on their way; the document holds none of the answers. What
 * builds on another answer is left to the page.
 */
export function listCallsAhead(
  { route, params }: FoundPage,
  { search, language }: { search: URLSearchParams; language: Language },
  calls: Shop['calls'],
): string[] {
  return (route.needs ?? []).flatMap((need) => {
    const call = Object.hasOwn(calls, need.call) ? calls[need.call] : undefined;
    const request = call && requestOfNeed(need, { params, search, answers: [] }, call);
    if (!call || request === null) return [];
    const query = { ...inLanguage(language), ...request?.query };
    return [API_BASE_PATH + fillPath(call.path, { ...request, query })];
  });
}
