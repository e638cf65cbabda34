import { createHash } from 'node:crypto';
import type { RenderRequest } from '@pasal/platform/server/render/contract';
import type { Renderers } from '@pasal/platform/server/render/renderers';
import type {
  RenderComposition,
  ServerCode,
} from '@pasal/platform/server/render/render-composition';
import { anyHash, releaseRecord } from './release-records';

/** A server build of this text, as in a record. */
export function serverCode(name: string, text: string): ServerCode {
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const server = { file: 'server.js', integrity };
  return { record: releaseRecord({ name, server, title: `the ${name}` }), read: async () => text };
}

/**
 * A host that renders the output of its remotes: at an address `/<remote>` that remote's `render`, called
 * with the request and the share scope, fills the page.
 */
const HOST = `
  const counter = { renders: 0 };
  exports.shared = { counter };
  exports.makeRenderer = async (remotes) => (request) => {
    counter.renders += 1;
    const page = { head: '<title>Shop</title>', html: '<main>' + request.answers + '</main>', styles: '', boot: '' };
    const name = request.address.slice(1);
    const owner = remotes.find((remote) => remote.name === name);
    return owner ? { ...page, ...owner.module.render(request) } : page;
  };
`;

/** A set of that host and these remotes, each a CommonJS text. */
export function fakeComposition(
  id: string,
  remotes: Record<string, string> = {},
): RenderComposition {
  return {
    id,
    host: serverCode('host', HOST),
    remotes: Object.entries(remotes).map(([name, text]) => serverCode(name, text)),
  };
}

/** A remote whose part of the page is the result of this function body. */
export const remoteOf = (body: string) => `exports.remote = { render: (request) => { ${body} } };`;

export const requestTo = (name: string, answers = '[]'): RenderRequest => ({
  address: `/${name}`,
  answers,
  shopName: 'Pasal',
});

/** Server code with other bytes than those of its record. */
export function forged(code: ServerCode): ServerCode {
  const server = { file: 'server.js', integrity: anyHash() };
  return { ...code, record: { ...code.record, server } };
}

/** Counts the results of a composition's pages. */
export const countsOf = (renderers: Renderers, id: string) =>
  renderers.compositions().find(({ composition }) => composition.id === id)?.counts;
