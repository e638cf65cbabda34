import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const NONCE_BYTES = 16;

type Policy = Record<string, string>;

const textOf = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`.trim())
    .join('; ');

/** What is no page: nothing in it may load or run, should a browser ever be made to show it. */
export const DATA_POLICY = textOf({ 'default-src': "'none'", 'frame-ancestors': "'none'" });

/** A picture opened by itself is a page without rights, whatever is in the file. */
export const UPLOAD_POLICY = textOf({
  'default-src': "'none'",
  'frame-ancestors': "'none'",
  sandbox: '',
});

/**
 * A page: scripts and styles are the shop's own files, or carry the nonce of this answer; neither
 * inline code nor `eval`. Styles made by the page's scripts carry the nonce as well.
 */
const pagePolicy = (nonce: string) =>
  textOf({
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  });

/** A browser that knows it runs no script of a page but by the hash the page names. */
const INTEGRITY_POLICY = 'blocked-destinations=(script)';

/**
 * Makes an answer a page instead of data. Returns its nonce, never used twice, for the elements the
 * page was made with.
 */
export function answerAsPage(reply: FastifyReply): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  reply.headers({
    'content-security-policy': pagePolicy(nonce),
    'integrity-policy': INTEGRITY_POLICY,
  });
  return nonce;
}
