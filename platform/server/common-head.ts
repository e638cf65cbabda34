import { html } from '@pasal/core/http/html';
import type { Language } from '../contract/language';
import type { RenderedPage } from './render/contract';
import type { Look } from './shop';

/** Tells a browser how to read the document. */
export const HOW_TO_READ = `<meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">`;

interface ShopMarks {
  shopName: string;
  look: Look;
  language: Language;
  /** Set for a server-rendered page. */
  page?: Pick<RenderedPage, 'early'>;
  /** Set if the policy lists no hashes. */
  nonce?: string;
}

/**
 * The one script before everything: it sets the theme, and records presses on a page that arrives bit by bit on a
 * slow line. A second one would need another hash in the policy.
 */
export const firstScriptOf = ({ look, page }: Pick<ShopMarks, 'look' | 'page'>): string =>
  page?.early ? `${look.script};${page.early}` : look.script;

/** The shop's head elements for every document, with its name for the page to read. */
export function writeShopMarks(marks: ShopMarks): string {
  const { shopName, look, language, nonce } = marks;
  const version = look.iconVersion === undefined ? '' : `?v=${look.iconVersion}`;
  const ofLanguage =
    language === 'en' ? '' : `${version === '' ? '?' : '&amp;'}language=${language}`;
  return `${look.head}
    <script${nonce === undefined ? '' : ` nonce="${nonce}"`}>${firstScriptOf(marks)}</script>
    <link rel="icon" href="/favicon.ico${version}" sizes="32x32">
    <link rel="icon" href="/icon.svg${version}" type="image/svg+xml">
    <link rel="apple-touch-icon" href="/apple-touch-icon.png${version}">
    <link rel="manifest" href="/manifest.webmanifest${version}${ofLanguage}">
    <meta name="application-name" content="${html`${shopName}`.html}">`;
}
