import { once } from 'node:events';
import { watchLocally } from './local-build.mjs';
import { openProxy } from './shop-proxy.mjs';

/**
 * Shows a deployed shop on this machine with one remote exchanged for its sources here.
 * @param {{name: string, directory: string, shop: string, port: number}} remote `shop` is its address
 */
export async function startAgainst({ name, directory, shop, port }) {
  let proxy;
  const build = await watchLocally({ name, directory, onChange: () => proxy?.reload() });
  proxy = openProxy({ name, shop: new URL(shop).origin, build });
  proxy.server.listen(port, 'localhost');
  await once(proxy.server, 'listening');
  console.log(`${name} as it is here: http://localhost:${port}, all else from ${shop}`);
}
