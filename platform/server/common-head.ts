import { html } from '@pasal/core/http/html';
import type { Shop } from './shop';

/** Says how a browser must read the document. */
export const HOW_TO_READ = `<meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">`;

interface ShopMarks extends Pick<Shop, 'look'> {
  shopName: string;
  /** Where the policy names no hashes. */
  nonce?: string;
}

/** The shop's marks in every document, and its name for the page to read. */
export const writeShopMarks = ({ shopName, look, nonce }: ShopMarks) => `${look.head}
    <script${nonce === undefined ? '' : ` nonce="${nonce}"`}>${look.script}</script>
    <link rel="icon" href="/favicon.ico" sizes="32x32">
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="apple-touch-icon" href="/apple-touch-icon.png">
    <link rel="manifest" href="/manifest.webmanifest">
    <meta name="application-name" content="${html`${shopName}`.html}">`;
