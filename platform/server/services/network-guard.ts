import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { createProxyCheck } from '@pasal/core/limits/counted-address';

type LookUp = (
  host: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** The error code of a connection refused because of its target. */
export const FORBIDDEN_ADDRESS = 'ERR_FORBIDDEN_ADDRESS';

export interface NetworkGuard {
  /** True when a request of this protocol may go to this IP address. */
  allows: (address: string, protocol: string) => boolean;
  /**
   * Resolves names for connections of this protocol, and refuses one that resolves to a forbidden address. The
   * connection uses the very addresses that were checked.
   */
  lookupFor: (protocol: string) => LookupFunction;
}

/** The IP address in a URL's host; undefined for a name, which must be resolved first. */
export function ipIn({ hostname }: URL): string | undefined {
  const plain = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(plain) === 0 ? undefined : plain;
}

const forbidden = (host: string) =>
  Object.assign(new Error(`${host} leads into a network that is not allowed`), {
    code: FORBIDDEN_ADDRESS,
  });

/**
 * Decides where requests to services may go: to public addresses, and to private ones that the operator has allowed.
 * Unencrypted requests stay on this machine.
 * @param networks addresses and CIDRs the operator has allowed
 */
export function createNetworkGuard(
  networks: readonly string[],
  lookUp: LookUp = lookup,
): NetworkGuard {
  const isAllowedPrivate = createProxyCheck(networks);

  function allows(address: string, protocol: string): boolean {
    const range = ipaddr.process(address).range();
    if (protocol !== 'https:' && range !== 'loopback') return false;
    return range === 'unicast' || isAllowedPrivate(address);
  }

  return {
    allows,
    lookupFor: (protocol) => (host, options, done) => {
      lookUp(host, { ...options, all: true }, (error, addresses) => {
        const [first] = addresses ?? [];
        if (error || !first) return done(error ?? forbidden(host), []);
        if (!addresses.every(({ address }) => allows(address, protocol))) {
          return done(forbidden(host), []);
        }
        return options.all ? done(null, addresses) : done(null, first.address, first.family);
      });
    },
  };
}
