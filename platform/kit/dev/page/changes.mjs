import { hideOverlay, showOverlay } from './overlay.mjs';
import { OF_PAGE } from './page-errors.mjs';
import { builds, performReactRefresh } from './refresh.mjs';

/** @import { Report } from '../refresh/changes.mjs' */

/** @param {Error} error */
function reload({ message }) {
  console.info('The page is loaded again:', message);
  self.location.reload();
}

/**
 * Applies a new build; reloads a page that cannot.
 * @param {Report} report
 */
async function exchange({ build, language, hash, errors }) {
  if (language !== document.documentElement.lang) return;
  if (errors.length > 0) {
    showOverlay(build, errors);
    return;
  }
  hideOverlay(build);
  const shown = builds.get(build);
  if (shown?.hot === undefined) return;
  const { hot, hashOf } = shown;
  if (hashOf() !== hash) hideOverlay(OF_PAGE);
  while (hashOf() !== hash) {
    if (!(await hot.check(true))) throw new Error('there is no update');
  }
  performReactRefresh();
}

/**
 * Listens for builds; changes are applied one after the other.
 * @param {string} address
 */
export function listenToChanges(address) {
  let before = Promise.resolve();
  new EventSource(address).addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    if (message.reload) self.location.reload();
    else before = before.then(() => exchange(message)).catch(reload);
  });
}
