import path from 'node:path';
import { bodyOf, refusalOf, request } from './ask-shop.mjs';

/**
 * @import { DiscoveryDocument } from '@pasal/platform/contract/release'
 * @import { ShopWalk } from '../walk/walk-shop.mjs'
 * @import { Description } from './call-types.mjs'
 */

/**
 * Addresses of the two packages, and the versions a remote needs in addition.
 * @typedef {{ shared: string, kit: string, page: Record<string, string>, overrides: Record<string, string> }} Kit
 */

/**
 * What anybody may read of a shop.
 * @typedef {object} Reads
 * @property {(patterns: string[]) => Promise<ShopWalk & { addresses: string[] }>} walk a shopper's journey to an
 * order, and an address for each of these page patterns
 * @property {() => Promise<string>} document as a visitor gets it
 * @property {() => Promise<Kit>} kit
 * @property {() => Promise<string[]>} remotes names of the live ones
 * @property {() => Promise<{ name: string, version: string, base: string }[]>} live what visitors get, and where its
 * files are
 * @property {() => Promise<Description>} description of the API
 * @property {(address: string) => Promise<Uint8Array | null>} file null when there is none
 */

/**
 * @param {string} base the shop's address
 * @returns {Reads}
 */
export function readsOf(base) {
  /** @param {string} at */
  async function read(at) {
    const answer = await request(`${base}${at}`, { headers: { 'cache-control': 'no-cache' } });
    if (!answer.ok) throw refusalOf(answer.status, await bodyOf(answer));
    return answer;
  }
  /** @returns {Promise<DiscoveryDocument>} */
  const discovery = async () => (await read('/discovery.json')).json();

  return {
    async walk(patterns) {
      const query = new URLSearchParams(patterns.map((pattern) => ['pattern', pattern]));
      return (await read(`/kit/walk.json?${query}`)).json();
    },
    document: async () => (await read('/')).text(),
    async kit() {
      const { shared, kit, ...versions } = await (await read('/kit/index.json')).json();
      return { shared: `${base}/kit/${shared}`, kit: `${base}/kit/${kit}`, ...versions };
    },
    remotes: async () => Object.keys((await discovery()).microFrontends),
    async live() {
      const { microFrontends } = await discovery();
      return Object.entries(microFrontends).flatMap(([name, releases]) => {
        const release = releases.find(({ deployment }) => deployment?.default) ?? releases[0];
        if (!release) return [];
        return [{ name, version: release.metadata.version, base: path.dirname(release.url) }];
      });
    },
    description: async () => (await read('/api/v1/openapi.json')).json(),
    async file(at) {
      const answer = await request(new URL(at, base).href, {});
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    },
  };
}
