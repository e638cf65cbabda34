import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const NONCE_BYTES = 16;

type Policy = Record<string, string>;

const textOf = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`.trim())
    .join(';');

/** The policy of every answer that is no page: nothing in it may load or run, should a browser ever show it. */
export const DATA_POLICY = textOf({ 'default-src': "'none'", 'frame-ancestors': "'none'" });

/** A picture opened by itself is a page without rights, whatever is in the file. */
export const UPLOAD_POLICY = textOf({
  'default-src': "'none'",
  'frame-ancestors': "'none'",
  sandbox: '',
});

interface PageSources {
  /** What may stand within the page. */
  scripts: string;
  styles: string;
  /** The address below which its files and pictures are, where that is not the shop's own origin. */
  assets: string | undefined;
}

const writePagePolicy = ({ scripts, styles, assets }: PageSources) => {
  // With the slash a path stands for all below it.
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

/** A browser that knows it runs no script of a page but by the hash the page names. */
const INTEGRITY_POLICY = 'blocked-destinations=(script)';

const hashesOf = (texts: readonly string[]) =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');

/**
 * Makes an answer a page instead of data. Its scripts and styles are the shop's own files, or carry
 * the nonce of this answer; neither inline code nor `eval`. Styles made by the page's scripts carry the
 * nonce as well.
 * @param assets the address of its files and pictures, where that is not the shop's own origin
 * @returns the nonce, never used twice, for the elements the page was made with
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
 * Returns the headers of a page that is the same for everyone, so that it can be cached: instead of a nonce
 * they name the hashes of the inline code. The styles the page's scripts make start as an empty element,
 * whose text has a hash too; the scripts later add rules to it, not text.
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
