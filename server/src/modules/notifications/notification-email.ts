import { html } from '@pasal/core/http/html';
import { logoLine } from './email-logo';
import type { NotificationContent, Sender } from './notification-content';
import { wordsIn } from './words-in';

/** An email as plain text. */
export function plainText(content: NotificationContent): string {
  const { greeting, sentence, message, lines, delivery, total, facts, link, closing } = content;
  const { LABELS, pieces } = wordsIn(content.language);
  return [
    greeting,
    '',
    sentence,
    '',
    ...(message === null ? [] : [message, '']),
    ...facts.map(([label, value]) => `${label}: ${value}`),
    '',
    ...lines.map(({ name, quantity, sum }) => `${pieces(quantity, name)}: ${sum}`),
    ...(delivery === null ? [] : [`${LABELS.delivery}: ${delivery}`]),
    `${LABELS.total}: ${total}`,
    '',
    link.label,
    link.url,
    '',
    ...closing,
    '',
  ].join('\n');
}

// Email clients drop style sheets, so important styles are inline.
const BODY = 'margin:0;padding:24px;font:16px/1.5 sans-serif;color:#14213d';
const CELL = 'padding:4px 16px 4px 0;text-align:left;vertical-align:top';
const SUM = 'padding:4px 0;text-align:right;white-space:nowrap;vertical-align:top';
const MESSAGE = 'padding:12px 16px;background:#f3f6f9;white-space:pre-line';
const MUTED = 'color:#5b6475;font-size:14px';

/** The same as HTML; all user input is escaped. */
export function htmlText(content: NotificationContent, sender: Sender): string {
  const { greeting, sentence, message, lines, delivery, total, facts, link, closing } = content;
  const { LABELS, pieces } = wordsIn(content.language);
  return html`<!doctype html>
    <html lang="${content.language}">
      <body style="${BODY}">
        ${logoLine(sender)}
        <p>${greeting}</p>
        <p>${sentence}</p>
        ${message !== null && html`<p style="${MESSAGE}">${message}</p>`}
        <table role="presentation" style="border-collapse:collapse">
          ${facts.map(
            ([label, value]) =>
              html`<tr>
                <td style="${CELL};${MUTED}">${label}</td>
                <td style="${CELL}">${value}</td>
              </tr>`,
          )}
        </table>
        <table style="border-collapse:collapse;margin:16px 0;border-top:1px solid #d9dee7">
          ${lines.map(
            ({ name, quantity, sum }) =>
              html`<tr>
                <td style="${CELL}">${pieces(quantity, name)}</td>
                <td style="${SUM}">${sum}</td>
              </tr>`,
          )}
          ${(delivery === null ? [] : [delivery]).map(
            (charge) =>
              html`<tr>
                <td style="${CELL}">${LABELS.delivery}</td>
                <td style="${SUM}">${charge}</td>
              </tr>`,
          )}
          <tr>
            <th scope="row" style="${CELL}">${LABELS.total}</th>
            <td style="${SUM};font-weight:700">${total}</td>
          </tr>
        </table>
        <p>${link.label}<br /><a href="${link.url}">${link.url}</a></p>
        <p style="${MUTED}">${closing.map((line) => html`${line}<br />`)}</p>
      </body>
    </html>`.html;
}
