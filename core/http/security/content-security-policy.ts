import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const NONCE_BYTES = 16;

type Policy = Record<string, string>;

const textOf = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`.trim())
    .join(';');

/** The policy of every answer that is not a page: nothing in it may load or run, should a browser ever display it. */
export const DATA_POLICY = textOf({ 'default-src': "'none'", 'frame-ancestors': "'none'" });

/** A picture opened directly is a page without rights, whatever the file contains. */
export const UPLOAD_POLICY = textOf({
  'default-src': "'none'",
  'frame-ancestors': "'none'",
  sandbox: '',
});

interface PageSources {
  /** The inline code allowed in the page. */
  scripts: string;
  styles: string;
  /** The base address of its files and pictures, if not the shop's own origin. */
  assets: string | undefined;
}

const writePagePolicy = ({ scripts, styles, assets }: PageSources) => {
  // With the slash a path covers everything below it.
  const own = assets === undefined ? "'self'" : `'self' ${assets}/`;
  return textOf({
    'default-src': "'none'",
    'script-src': `${own} ${scripts}`,
    'style-src': `'self' ${styles}`,
    'img-src': `${own} data:`,
    'connect-src': own,
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  });
};

/** A browser that supports it runs only scripts whose hash the page names. */
const INTEGRITY_POLICY = 'blocked-destinations=(script)';

const hashesOf = (texts: readonly string[]) =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');

/**
 * Turns an answer into a page instead of data. Its scripts and styles are the shop's own files, or carry the nonce of
 * this answer; neither inline code nor `eval` is allowed. Styles made by the page's scripts carry the nonce as well.
 * @param assets the base address of its files and pictures, if not the shop's own origin
 * @returns the nonce, never used twice, for the elements of the page
 */
export function answerAsPage(reply: FastifyReply, assets?: string): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const carried = `'nonce-${nonce}'`;
  reply.headers({
    'content-security-policy': writePagePolicy({ scripts: carried, styles: carried, assets }),
    'integrity-policy': INTEGRITY_POLICY,
  });
  return nonce;
}

/**
 * Returns the headers of a page that is the same for everyone, so that it can be cached: instead of a nonce they list
 * the hashes of the inline code. The styles made by the page's scripts start as an empty element, whose text has a
 * hash too; the scripts later add rules to it, not text.
 */
export function headersOfCachedPage(inline: {
  scripts: string[];
  styles: string[];
  assets?: string | undefined;
}) {
  return {
    'content-security-policy': writePagePolicy({
      scripts: hashesOf(inline.scripts),
      styles: hashesOf(['', ...inline.styles]),
      assets: inline.assets,
    }),
    'integrity-policy': INTEGRITY_POLICY,
  };
}
