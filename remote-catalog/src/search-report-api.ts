import { API_BASE_PATH } from '@pasal/shared/api';
import { reportSearch } from '@pasal/shared/contracts/calls';
import { rememberSearch } from './last-searches';

/** Browsers that ask not to be counted are not (D62). */
function asksForPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/**
 * Remembers the searched words in this browser, and sends them and the chosen product to the shop, also while the visitor leaves the page;
 * nothing waits for the answer.
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
