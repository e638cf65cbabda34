import type { FastifyReply } from 'fastify';
import type { Language } from '@pasal/core/contract/language';
import type { Wording } from '@pasal/core/errors/wording';
import { answerAsPage } from '@pasal/core/http/security/content-security-policy';
import { html } from '@pasal/core/http/html';
import { HOW_TO_READ } from '../common-head';

/** A page with a single message, without the shop's scripts. */
interface PlainPage {
  status: number;
  language: Language;
  title: Wording;
  text: Wording;
  /** Reasons, one by one. */
  reasons?: readonly Wording[];
  link: { label: Wording; href: string };
  /** Runs in the page. */
  script?: string;
}

const STYLES = `
body { margin: 0; padding: 48px 16px; background: #f3f6f9; color: #0f1b2d; font: 16px/1.5 system-ui, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 24px; background: #fff; border: 1px solid #dbe2ea; border-radius: 12px; overflow-wrap: anywhere; }
h1 { margin: 0 0 12px; font-size: 24px; line-height: 1.25; }
p, ul { margin: 0 0 16px; }
a { display: inline-flex; align-items: center; min-height: 44px; color: #0b6477; font-weight: 600; }
a:focus-visible { outline: 3px solid #0b6477; outline-offset: 2px; }
`;

export const NOT_INDEXED = 'noindex, nofollow';

/** Answers with a plain page; it is neither cached nor indexed. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  const { status, language, reasons = [], link, script } = page;
  const [title, text, label] = [page.title, page.text, link.label].map((each) => each[language]);
  const nonce = answerAsPage(reply);
  const list =
    reasons.length > 0 &&
    html`<ul>
      ${reasons.map((reason) => html`<li>${reason[language]}</li>`)}
    </ul>`;
  const { html: main } = html`<main>
    <h1>${title}</h1>
    <p>${text}</p>
    ${list}
    <a href="${link.href}">${label}</a>
  </main>`;
  const run = script === undefined ? '' : `<script nonce="${nonce}">${script}</script>`;
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': NOT_INDEXED })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${language}">
  <head>
    ${HOW_TO_READ}
    <meta name="robots" content="${NOT_INDEXED}">
    ${html`<title>${title}</title>`.html}
    <style nonce="${nonce}">${STYLES}</style>
  </head>
  <body>
    ${main}
    ${run}
  </body>
</html>
`);
}
