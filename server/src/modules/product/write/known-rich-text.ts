import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { sanitiseRichText } from './rich-text';

/** Texts that came out of the sanitiser here, by their digests: doing it twice changes nothing. */
const known = new LRUCache<string, true>({ max: 20_000 });

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * Rich text as it may be shown, no matter who wrote it into the database: this shop, a file, a backup, or a
 * shop before a rule was there. Everybody who reads a product asks for its text, and a long one takes 40 ms
 * to look through, so each is looked through once.
 */
export function cleanRichText(text: string): string {
  if (known.has(digestOf(text))) return text;
  const clean = sanitiseRichText(text);
  known.set(digestOf(clean), true);
  return clean;
}
