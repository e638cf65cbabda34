import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Groups of an IPv6 address that form the network: /64, which one household may have to itself. */
const NETWORK_GROUPS = 4;
/** Groups that form a site: /48, which one customer of a provider may have. */
const SITE_GROUPS = 3;

/** `203.0.113.7:4711` or `[2001:db8::1]:4711`, as proxies of Azure and IIS write them. */
const WITH_PORT = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/;

/** The address in a text written by a proxy; undefined if there is none. */
function addressIn(text: string): string | undefined {
  const [, v6, v4] = WITH_PORT.exec(text.trim()) ?? [];
  const [plain = ''] = (v6 ?? v4 ?? text.trim()).split('%');
  // Node's own check comes first, because the library also accepts `0x7f.1` and single numbers.
  return isIP(plain) === 0 ? undefined : ipaddr.process(plain).toString();
}

/**
 * Returns a check whether the proxy at an address, with or without a port, is trusted to set `X-Forwarded-*`.
 * @param list addresses and CIDRs
 */
export function createProxyCheck(list: readonly string[]): (address?: string) => boolean {
  const trusted = new BlockList();
  for (const entry of list) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (text = '') => {
    const address = addressIn(text);
    return address !== undefined && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
}

/** The address a request came from; undefined if unknown. */
export const addressOf = ({ ip, socket }: Caller) =>
  addressIn(ip) ?? addressIn(socket.remoteAddress ?? '');

interface Caller extends Pick<FastifyRequest, 'ip'> {
  socket: Pick<FastifyRequest['socket'], 'remoteAddress'>;
}

/** The first groups of an IPv6 address, each in its shortest form. */
const firstGroups = (address: string, count: number) =>
  ipaddr.IPv6.parse(address)
    .parts.slice(0, count)
    .map((group) => group.toString(16))
    .join(':');

/** The unit an IP address is counted under, as `countedAddress` defines. */
export const countedIp = (address: string) =>
  isIPv6(address) ? `${firstGroups(address, NETWORK_GROUPS)}::/64` : address;

/**
 * Returns the unit counted as one address: an IPv4 address, also in IPv6 notation, or the /64 network of an IPv6
 * address, since one visitor has all of it. If proxies sent no address, the peer of the connection counts.
 */
export function countedAddress(caller: Caller): string {
  return countedIp(addressOf(caller) ?? 'unknown');
}

/**
 * Returns the unit counted as one network, to tell many visitors from one with many addresses: the /24 of an IPv4
 * address, the /48 of an IPv6 address.
 */
export function countedNetwork(caller: Caller): string {
  const plain = addressOf(caller) ?? 'unknown';
  if (isIPv6(plain)) return `${firstGroups(plain, SITE_GROUPS)}::/48`;
  return plain.replace(/\.\d+$/, '.0/24');
}
