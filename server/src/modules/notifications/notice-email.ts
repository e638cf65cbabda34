import { pathIn, type Language } from '@pasal/platform/contract/language';
import { html } from '@pasal/core/http/html';
import type { Notice } from '@pasal/platform/server/shop';
import { logoLine } from './email-logo';
import { closingOf, type Sender } from './notification-content';
import { wordsIn } from './words-in';

const urlOf = ({ path }: Notice['link'], { shopUrl }: Sender, language: Language) =>
  `${shopUrl}${pathIn(language, path)}`;

/** A message without an order as plain text. */
export function plainNotice({ lines, link }: Notice, sender: Sender, language: Language): string {
  const greeting = wordsIn(language).GREETING.shop();
  const url = urlOf(link, sender, language);
  const paragraphs = [greeting, ...lines, `${link.label}\n${url}`];
  return `${[...paragraphs, closingOf(sender, language).join('\n')].join('\n\n')}\n`;
}

/** The same as HTML. */
export function htmlNotice({ lines, link }: Notice, sender: Sender, language: Language): string {
  const url = urlOf(link, sender, language);
  return html`<!doctype html>
    <html lang="${language}">
      <body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#14213d">
        ${logoLine(sender)}
        <p>${wordsIn(language).GREETING.shop()}</p>
        ${lines.map((line) => html`<p>${line}</p>`)}
        <p>${link.label}<br /><a href="${url}">${url}</a></p>
        <p style="color:#5b6475;font-size:14px">
          ${closingOf(sender, language).map((line) => html`${line}<br />`)}
        </p>
      </body>
    </html>`.html;
}
