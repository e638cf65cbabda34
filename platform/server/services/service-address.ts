import { invalid } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import * as messages from './messages';
import { ipIn, type NetworkGuard } from './network-guard';

/** What is wrong with the address of a service; null for one that may be allowed. */
function mistakeIn(text: string, guard: NetworkGuard): Wording | null {
  if (!URL.canParse(text)) return messages.noAddress;
  const url = new URL(text);
  const { protocol, username, password, hostname } = url;
  if (protocol !== 'https:' && protocol !== 'http:') return messages.noAddress;
  if (username !== '' || password !== '' || /[?#]/.test(text)) return messages.notPlain;
  const address = ipIn(url);
  const isHere = hostname === 'localhost' || (address && /^(?:127\.|::1$)/.test(address));
  if (protocol === 'http:' && !isHere) return messages.notSecure;
  // A name is checked whenever it is resolved.
  return address && !guard.allows(address, protocol) ? messages.isPrivate(hostname) : null;
}

/**
 * The address of a service as it is stored: without a trailing slash.
 * @throws VALIDATION for a forbidden address
 */
export function readServiceAddress(text: string, guard: NetworkGuard): string {
  const message = mistakeIn(text, guard);
  if (message !== null) throw invalid(message, { path: 'address', message });
  return new URL(text).href.replace(/\/+$/, '');
}

/**
 * The address a request is passed on to; null for one outside the service, as with `..`.
 * @param rest path and query below the service, as the browser sent them
 */
export function addressBelow(address: string, rest: string): URL | null {
  const base = new URL(`${address}/`);
  const url = new URL(`${address}${rest}`);
  const isBelow = url.origin === base.origin && url.pathname.startsWith(base.pathname);
  return isBelow ? url : null;
}
