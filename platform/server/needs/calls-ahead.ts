import { API_BASE_PATH } from '@pasal/core/contract/base-path';
import { inLanguage, type Language } from '../../contract/language';
import { requestOfNeed } from '../../contract/needs';
import type { FoundPage } from '../found-page';
import type { Shop } from '../shop';
import { fillPath } from './source';

/**
 * The addresses of a dashboard page's first calls. Its document lists them for the browser of a signed-in user, which
 * makes them while the scripts are loading; the document contains none of the answers. Calls that depend on another
 * answer are left to the page.
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
