import { html } from '@pasal/core/http/html';

/** How a document is to be read. */
export const HOW_TO_READ = `<meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">`;

/** What every document says of the shop: its marks, and its name for the page to read. */
export const aboutShop = (shopName: string) => `<meta name="theme-color" content="#0b6477">
    <link rel="icon" href="/favicon.ico" sizes="32x32">
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="apple-touch-icon" href="/apple-touch-icon.png">
    <link rel="manifest" href="/manifest.webmanifest">
    <meta name="application-name" content="${html`${shopName}`.html}">`;
