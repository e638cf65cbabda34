import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Encoding } from './compression';

/** 96 bits: enough to distinguish all answers of a shop, and each byte of a tag is sent before the page. */
const FINGERPRINT_SIGNS = 16;

/** Returns a hash that differs for every different body. */
export function fingerprintOf(body: Buffer): string {
  return createHash('sha1').update(body).digest('base64url').slice(0, FINGERPRINT_SIGNS);
}

/** Each form of an answer has a tag of its own. */
export function etagOf(fingerprint: string, form?: Encoding | 'br-dense'): string {
  return form === undefined ? `"${fingerprint}"` : `"${fingerprint}-${form}"`;
}

/** True when the client already has this very answer. */
export function matchesEtag(request: FastifyRequest, etag: string): boolean {
  const held = request.headers['if-none-match'];
  return (
    held !== undefined && held.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
  );
}
