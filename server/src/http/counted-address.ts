import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Groups of an IPv6 address that name the network: /64, which one household may have alone. */
const NETWORK_GROUPS = 4;

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from(
    { length: Math.max(0, GROUPS - before.length - after.length) },
    () => '0',
  );
  return [...before, ...zeros, ...after];
}

/**
 * What counts as one address: an IPv4 address, also one written as IPv6, or the /64 network of an
 * IPv6 address, since one visitor has all of it.
 */
export function countedAddress(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  const network = groupsOf(plain).slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
