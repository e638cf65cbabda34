import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Milliseconds of one window; a ticket is valid in its own and in the next one. */
const WINDOW = 10 * 60 * 1000;
const NONCE_BYTES = 9;

/** The number of the window that contains a time. */
export const windowOf = (now: number) => Math.floor(now / WINDOW);

/** The releases a page was made with, signed by the shop. */
export interface Ticket {
  /** Number of the window it was issued in. */
  window: number;
  /** How many loads a load of this page counts for; 0 when it reports none. */
  weight: number;
  /** Makes the ticket unique. */
  nonce: string;
  /** Versions of host and remotes, by name. */
  versions: ReadonlyMap<string, string>;
}

interface Named {
  name: string;
  version: string;
}

/** 128 bits cannot be guessed, and each byte of a ticket is sent before the page. */
const SIGNATURE_BYTES = 16;

const sign = (key: string, text: string) =>
  createHmac('sha256', key)
    .update(text)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
    .toString('base64url');

/** A ticket of these versions as text that needs no escaping in a header. */
export function writeTicket(
  key: string,
  { window, weight, releases }: { window: number; weight: number; releases: readonly Named[] },
): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const set = releases.map(({ name, version }) => `${name}@${version}`).join(',');
  const text = [window, weight, nonce, set].join('|');
  return `${text}|${sign(key, text)}`;
}

/** The window that a ticket claims; null if the text is invalid. */
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
