import { html } from '@pasal/core/http/html';
import type { Notice } from '@pasal/platform/server/shop';
import { logoLine } from './email-logo';
import type { Sender } from './notification-content';
import { wordsIn } from './words-in';

/** What teams and technicians are told is English. */
const { GREETING } = wordsIn('en');

const closingOf = ({ site }: Sender) =>
  [site.shop_name, ...site.phones, site.email].filter(Boolean);

/** Writes a message about no order as plain text. */
export function plainNotice({ lines, link }: Notice, sender: Sender): string {
  const paragraphs = [GREETING.shop(), ...lines, `${link.label}\n${sender.shopUrl}${link.path}`];
  return `${[...paragraphs, closingOf(sender).join('\n')].join('\n\n')}\n`;
}

/** The same as HTML. */
export function htmlNotice({ lines, link }: Notice, sender: Sender): string {
  const url = `${sender.shopUrl}${link.path}`;
  return html`<!doctype html>
    <html lang="en">
      <body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#14213d">
        ${logoLine(sender)}
        <p>${GREETING.shop()}</p>
        ${lines.map((line) => html`<p>${line}</p>`)}
        <p>${link.label}<br /><a href="${url}">${url}</a></p>
        <p style="color:#5b6475;font-size:14px">
          ${closingOf(sender).map((line) => html`${line}<br />`)}
        </p>
      </body>
    </html>`.html;
}
