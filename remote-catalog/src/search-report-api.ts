import { API_BASE_PATH } from '@pasal/shared/api';
import { reportSearch } from '@pasal/shared/contracts/calls';

/** Browsers that ask not to be counted are not (D62). */
function asksForPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Tells the shop what was searched for and what was chosen of it, also while the page is left; nobody waits. */
export function tellSearch(q: string, product_id?: number): void {
  if (asksForPrivacy()) return;
  fetch(API_BASE_PATH + reportSearch.path, {
    method: reportSearch.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ q, product_id }),
    keepalive: true,
  }).catch(() => undefined);
}
