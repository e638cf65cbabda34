import { html } from '@pasal/core/http/html';
import type { Language } from '../contract/language';
import type { Look } from './shop';

/** Says how a browser must read the document. */
export const HOW_TO_READ = `<meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">`;

interface ShopMarks {
  shopName: string;
  look: Look;
  language: Language;
  /** Where the policy names no hashes. */
  nonce?: string;
}

/** The shop's marks in every document, and its name for the page to read. */
export function writeShopMarks({ shopName, look, language, nonce }: ShopMarks): string {
  const version = look.iconVersion === undefined ? '' : `?v=${look.iconVersion}`;
  const ofLanguage =
    language === 'en' ? '' : `${version === '' ? '?' : '&amp;'}language=${language}`;
  return `${look.head}
    <script${nonce === undefined ? '' : ` nonce="${nonce}"`}>${look.script}</script>
    <link rel="icon" href="/favicon.ico${version}" sizes="32x32">
    <link rel="icon" href="/icon.svg${version}" type="image/svg+xml">
    <link rel="apple-touch-icon" href="/apple-touch-icon.png${version}">
    <link rel="manifest" href="/manifest.webmanifest${version}${ofLanguage}">
    <meta name="application-name" content="${html`${shopName}`.html}">`;
}
