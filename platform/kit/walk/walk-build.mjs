import path from 'node:path';
import { listen } from '../dev/listen.mjs';
import { openChanges } from '../dev/refresh/changes.mjs';
import { openProxy } from '../dev/against/shop-proxy.mjs';
import { walkShop } from './walk-shop.mjs';

/**
 * @import { ReleaseRecord } from '@pasal/platform/contract/release'
 * @import { ShopWalk } from './walk-shop.mjs'
 */

/**
 * A finished build in the form that the proxy uses to replace the live one.
 * @param {string} directory
 * @param {ReleaseRecord} record
 */
function builtRemote(directory, { name, version, title, start, integrity, slots, routes, wraps }) {
  const [entry = ''] = start;
  const base = `/remotes/${name}/${version}/`;
  const described = {
    url: base + entry,
    metadata: { version, integrity: /** @type {string} */ (integrity[entry]) },
    extras: { title, routes, slots: Object.keys(slots), rendered: false, ...(wraps && { wraps }) },
    deployment: { traffic: 100, default: true },
  };
  return { folder: path.join(directory, 'dist', version), base, describe: () => described };
}

/**
 * The patterns of a remote's public pages; those of the dashboard need a signed-in user.
 * @param {Pick<ReleaseRecord, 'routes'>} record
 */
export const openPatterns = ({ routes }) =>
  routes.filter(({ layout }) => layout !== 'dashboard').map(({ path: pattern }) => pattern);

/**
 * Walks through a shop with a finished build in place of the live version.
 * @param {import('playwright-core').Browser} browser
 * @param {{ directory: string, record: ReleaseRecord, shop: string, addresses: readonly string[], walk: ShopWalk }} options
 * `directory` is the remote's, `shop` the address of the shop
 * @returns {Promise<string[]>} a sentence for each finding
 */
export async function walkBuild(browser, { directory, record, shop, addresses, walk }) {
  const live = new URL(shop).origin;
  const build = builtRemote(directory, record);
  // Nothing changes during the walk, and the page runs what visitors run.
  const still = { changes: openChanges(), script: '' };
  const server = openProxy({ name: record.name, shop: live, build, ...still });
  const port = await listen(server);
  try {
    const candidate = { base: `http://localhost:${port}` };
    return await walkShop(browser, { candidate, live: { base: live }, addresses, walk });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
