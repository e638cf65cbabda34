import { API_BASE_PATH } from '@pasal/shared/api';
import { reportSearch } from '@pasal/shared/contracts/calls';
import { rememberSearch } from './last-searches';

/** Browsers that opt out aren't counted (D62). */
function asksForPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/**
 * Stores the search in this browser, and sends it with the selected product to the shop, even while the page
 * unloads; nothing awaits the response.
 */
export function sendSearchReport(q: string, product_id?: number): void {
  rememberSearch(q);
  if (asksForPrivacy()) return;
  fetch(API_BASE_PATH + reportSearch.path, {
    method: reportSearch.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ q, product_id }),
    keepalive: true,
  }).catch(() => undefined);
}
