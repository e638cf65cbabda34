import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Milliseconds of one window; a ticket is good in its own and in the one after it. */
const WINDOW = 10 * 60 * 1000;
const NONCE_BYTES = 9;

/** The number of the window a moment is in. */
export const windowOf = (now: number) => Math.floor(now / WINDOW);

/** The releases a page was made with, signed by the shop. */
export interface Ticket {
  /** Number of the window it was given in. */
  window: number;
  /** The number of loads that a load of this page stands for; 0 when it reports none. */
  weight: number;
  /** Distinguishes it from all others. */
  nonce: string;
  /** Version by name, of host and remotes. */
  versions: ReadonlyMap<string, string>;
}

interface Named {
  name: string;
  version: string;
}

/** Nobody finds 128 bits by trying, and each byte of a ticket stands before a page. */
const SIGNATURE_BYTES = 16;

const sign = (key: string, text: string) =>
  createHmac('sha256', key)
    .update(text)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
    .toString('base64url');

/** A ticket of these versions as text: nothing in it needs to be escaped in a header. */
export function writeTicket(
  key: string,
  { window, weight, releases }: { window: number; weight: number; releases: readonly Named[] },
): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const set = releases.map(({ name, version }) => `${name}@${version}`).join(',');
  const text = [window, weight, nonce, set].join('|');
  return `${text}|${sign(key, text)}`;
}

/** The window a ticket says to be of; null where the text is none. */
export function readClaimedWindow(text: string): number | null {
  const [, window] = /^(\d{1,9})\|/.exec(text) ?? [];
  return window === undefined ? null : Number(window);
}

function isSigned(key: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, text));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Reads a ticket; null unless it was signed with this key. */
export function readTicket(key: string, text: string): Ticket | null {
  const end = text.lastIndexOf('|');
  if (!isSigned(key, text.slice(0, Math.max(0, end)), text.slice(end + 1))) return null;
  const [window = '', weight = '', nonce = '', set = ''] = text.split('|');
  const versions = set.split(',').map((each): [string, string] => {
    const [name = '', version = ''] = each.split('@');
    return [name, version];
  });
  return { window: Number(window), weight: Number(weight), nonce, versions: new Map(versions) };
}
