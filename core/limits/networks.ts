/** A network to count, with its limit as a multiple of one caller's. */
export interface CountedNetwork {
  name: string;
  share: number;
}

/**
 * Networks of an IPv6 address beyond the /64 of one household: a provider gives one customer a /56 or a /48, with any
 * number of /64 to send from. Each is counted in addition, with larger limits, because several households may share
 * it.
 */
const WIDER = [
  { bits: 56, share: 2 },
  { bits: 48, share: 4 },
] as const;
const GROUP_BITS = 16;
const OF_IPV6 = /^((?:[\da-f]{1,4}:){3}[\da-f]{1,4})::\/64$/;

/** The first bits of four groups, each group in its shortest form. */
const cut = (groups: readonly number[], bits: number) =>
  groups
    .map((group, at) => {
      const left = Math.min(GROUP_BITS, Math.max(0, bits - at * GROUP_BITS));
      return ((group >> (GROUP_BITS - left)) << (GROUP_BITS - left)).toString(16);
    })
    .join(':');

/**
 * Everything to count for one caller, narrowest first: an address as `countedAddress` returns it, and for IPv6 the
 * surrounding networks. A key that is not an address counts alone.
 */
export function networksOf(who: string): CountedNetwork[] {
  const own = { name: who, share: 1 };
  const [, written] = OF_IPV6.exec(who) ?? [];
  if (written === undefined) return [own];
  const groups = written.split(':').map((group) => Number.parseInt(group, 16));
  const wider = WIDER.map(({ bits, share }) => ({ name: `${cut(groups, bits)}::/${bits}`, share }));
  return [own, ...wider];
}
