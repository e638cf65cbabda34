import { browserBuildName } from '../../build/languages.mjs';
import { listen } from '../listen.mjs';
import { openChanges } from '../refresh/changes.mjs';
import { watchLocally } from './local-build.mjs';
import { pageScript } from './page-script.mjs';
import { openProxy } from './shop-proxy.mjs';

/** @import { LocalService } from '../service/local-service.mjs' */

/**
 * Shows a deployed shop on this machine with one remote replaced by its local sources.
 * @param {{name: string, directory: string, shop: string, service?: LocalService, port?: number}} remote `shop` is its
 * address, `service` as `openLocalService` gives it
 */
export async function startAgainst({ name, directory, shop, service, port }) {
  const changes = openChanges();
  /** @type {import('./local-build.mjs').OnBuilt} */
  const onBuilt = (stats, language) =>
    changes.report(browserBuildName(name, language), stats, language);
  const [build, script] = await Promise.all([
    watchLocally({ name, directory, onBuilt }),
    pageScript(directory),
  ]);
  const server = openProxy({ name, shop: new URL(shop).origin, build, changes, script, service });
  const at = await listen(server, port);
  console.log(`${name} as it is here: http://localhost:${at}, all else from ${shop}`);
}
