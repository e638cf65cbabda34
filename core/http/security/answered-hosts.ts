import type { FastifyInstance } from 'fastify';

/** The addresses at which a server is reached. */
interface Reached {
  mode: 'demo' | 'production';
  host: string;
  publicUrl: string | undefined;
}

/** The names of this machine, which nobody else can redirect. */
const LOOPBACK = /^(?:localhost|[a-z0-9.-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const EVERYWHERE = new Set(['0.0.0.0', '[::]']);

/** In a browser's form: lower case, without port and trailing dot; null if invalid. */
function nameOf(host: string | undefined): string | null {
  const url = `http://${host ?? ''}/`;
  if (host === undefined || !/^[^\s/?#@\\]+$/.test(host) || !URL.canParse(url)) return null;
  return new URL(url).hostname.replace(/\.$/, '');
}

/** True when a `Host` is a name that always means this machine. */
export const isOfThisMachine = (host: string | undefined) => LOOPBACK.test(nameOf(host) ?? '');

const asHost = (address: string) => (address.includes(':') ? `[${address}]` : address);

/** Lists the names of a demo other than those of its machine. */
function publicNames({ host, publicUrl }: Reached): string[] {
  const names = [
    nameOf(asHost(host)),
    publicUrl === undefined ? null : nameOf(new URL(publicUrl).host),
  ];
  return names.filter((name) => name !== null && !LOOPBACK.test(name)) as string[];
}

/** The hosts a server answers for; `names` describes them. */
export interface AnsweredHosts {
  names: string;
  includes(host: string | undefined): boolean;
}

/**
 * A demo answers for this machine, `HOST` and the host of `PUBLIC_URL`, so that no web page can reach it by a name of
 * its own that resolves here (DNS rebinding); production answers for every name.
 */
export function readAnsweredHosts(config: Reached): AnsweredHosts | null {
  if (config.mode === 'production') return null;
  const names = publicNames(config).filter((name) => !EVERYWHERE.has(name));
  return {
    names: ['localhost', ...names].join(', '),
    includes(host) {
      const name = nameOf(host);
      return isOfThisMachine(host) || (name !== null && names.includes(name));
    },
  };
}

/** Returns the warning for a demo that others can reach; null if nobody else can. */
export function warnOfPublicDemo(config: Reached): string | null {
  const hosts = readAnsweredHosts(config);
  if (hosts === null || publicNames(config).length === 0) return null;
  return `Warning: this is a demo shop, and other machines can reach it. Anyone can sign in with the published passwords and read or change everything, so keep nothing real in it; NODE_ENV=production opens a real shop. It answers only for ${hosts.names}; PUBLIC_URL says what else it is called.`;
}

/** Refuses requests for other hosts before anything else handles them. */
export function refuseOtherHosts(app: FastifyInstance, hosts: AnsweredHosts): void {
  const sentence = `This demo shop answers only for ${hosts.names} and the addresses of this machine. To open it under another name, start it with PUBLIC_URL.`;
  app.addHook('onRequest', async (request, reply) => {
    // The header itself: a page could forge what a proxy forwards.
    if (hosts.includes(request.headers.host)) return;
    return reply.code(421).type('text/plain; charset=utf-8').send(sentence);
  });
}
