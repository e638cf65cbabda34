import { createHash } from 'node:crypto';
import type { RenderRequest } from '@pasal/platform/server/render/contract';
import type { Renderers } from '@pasal/platform/server/render/renderers';
import type {
  RenderComposition,
  ServerCode,
} from '@pasal/platform/server/render/render-composition';
import { anyHash, releaseRecord } from './release-records';

/** A server build of this text, as a record names it. */
export function serverCode(name: string, text: string): ServerCode {
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const server = { file: 'server.js', integrity };
  return { record: releaseRecord({ name, server, title: `the ${name}` }), read: async () => text };
}

/**
 * A host that renders what its remotes say: at an address `/<remote>` that remote's `render`, called
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

/** A remote whose part of the page is what this body of a function returns. */
export const remoteOf = (body: string) => `exports.remote = { render: (request) => { ${body} } };`;

export const requestTo = (name: string, answers = '[]'): RenderRequest => ({
  address: `/${name}`,
  answers,
  shopName: 'Pasal',
});

/** Server code whose bytes are not those of its record. */
export function forged(code: ServerCode): ServerCode {
  const server = { file: 'server.js', integrity: anyHash() };
  return { ...code, record: { ...code.record, server } };
}

/** Counts what happened to the pages of a composition. */
export const countsOf = (renderers: Renderers, id: string) =>
  renderers.compositions().find(({ composition }) => composition.id === id)?.counts;
