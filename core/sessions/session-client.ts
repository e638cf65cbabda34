import type { FastifyRequest } from 'fastify';
import { fill, readSentences } from '../errors/sentences';
import { countedAddress } from '../limits/counted-address';
import { browserOn } from './messages';
import type { SessionClient } from './sessions';

type Named = readonly [pattern: RegExp, name: string];

/** In this order: most browsers also claim to be the ones further down. */
const BROWSERS: readonly Named[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly Named[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: readonly Named[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** Names a browser's device in familiar English words; empty without a user agent. */
export function deviceOf(userAgent = ''): string {
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  if (browser === undefined || system === undefined) return browser ?? system ?? '';
  return fill(browserOn, browser, system).en;
}

/** A stored device in both languages; the names in it are the same. */
export const readDevice = readSentences([browserOn]);

/** Enough of a counted address to recognise one's own network, too little to find a person with. */
export function shortenAddress(counted: string): string {
  const numbers = counted.split('.');
  if (numbers.length === 4) return [...numbers.slice(0, 3), 'x'].join('.');
  const groups = counted.split(':').slice(0, 3);
  return groups.length === 3 ? `${groups.join(':')}:…` : '…';
}

/** Returns what is stored about where a session is opened. */
export function sessionClientOf(request: FastifyRequest): SessionClient {
  const device = deviceOf(request.headers['user-agent']);
  return { device, address: shortenAddress(countedAddress(request)) };
}
