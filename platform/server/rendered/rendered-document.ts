import type { DiscoveryDocument, ReleaseRecord } from '../../contract/release';
import { headersOfKeptPage } from '@pasal/core/http/security/content-security-policy';
import { aboutShop, HOW_TO_READ } from '../common-head';
import { inlineAnswers, inlineJson } from '../inline-json';
import type { DocumentAnswer } from '../needs/document-answers';
import { scriptsOf, type PageScript } from '../page-scripts';
import type { RenderedPage } from '../render/contract';

export interface RenderedDocumentParts {
  page: RenderedPage;
  host: ReleaseRecord;
  discovery: DiscoveryDocument;
  /** What the page asks for as soon as the host has started. */
  scripts: readonly PageScript[];
  answers: readonly DocumentAnswer[];
  shopName: string;
}

const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** An element of a document that a script reads: JSON that cannot end it. */
export const data = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${json}</script>`;

/**
 * A document whose page the server has made: its styles, the page, and then what a browser needs to
 * take it over. No script is named where a browser would ask for it before the page is painted; the
 * one within the document does so later. Nothing in it differs between two answers.
 */
export function renderedDocument(parts: RenderedDocumentParts): string {
  const { page, host, discovery, scripts, answers, shopName } = parts;
  const named = [
    ...scriptsOf(host, host.start).map((script) => ({ ...script, run: true })),
    ...scripts.map(({ url, integrity }) => ({ url, integrity, run: false })),
  ];
  return `<!doctype html>
<html lang="en">
  <head>
    ${HOW_TO_READ}
    ${page.head}
    ${aboutShop(shopName)}
    ${page.styles}
  </head>
  <body>
    <div id="root">${page.html}</div>
    <noscript>The cart and the checkout need JavaScript.</noscript>
    ${data('discovery', inlineJson(discovery))}
    ${data('answers', inlineAnswers(answers))}
    ${data('scripts', inlineJson(named))}
    <script>${page.boot}</script>
  </body>
</html>
`;
}

/** The headers of such a document; they name its inline parts by their hashes. */
export function headersOfRendered({ styles, boot }: RenderedPage): Record<string, string> {
  return headersOfKeptPage({
    scripts: [boot],
    styles: [...styles.matchAll(STYLES)].map(([, text = '']) => text),
  });
}
