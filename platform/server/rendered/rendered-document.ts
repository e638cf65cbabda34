import type { Language } from '../../contract/language';
import type { ReleaseRecord } from '../../contract/release';
import { headersOfCachedPage } from '@pasal/core/http/security/content-security-policy';
import { assetsScript, writeAssets } from '../assets';
import { firstScriptOf, writeShopMarks, HOW_TO_READ } from '../common-head';
import { writeInlineAnswers, writeInlineJson } from '../inline-json';
import type { DocumentAnswer } from '../needs/document-answers';
import { scriptsOf, type PageScript } from '../page-scripts';
import type { RenderedPage } from '../render/contract';
import type { Look } from '../shop';

export interface RenderedDocumentParts {
  page: RenderedPage;
  /** Default metadata of the page, as elements, used if the page has none. */
  described: string;
  host: ReleaseRecord;
  /** The list of remotes, as JSON for a script element. */
  discovery: string;
  /** The scripts that the page requests as soon as the host has started. */
  scripts: readonly PageScript[];
  answers: readonly DocumentAnswer[];
  shopName: string;
  look: Look;
  language: Language;
  /** The origin of its files and pictures, if not the shop's. */
  assets?: string | undefined;
}

const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** An element with JSON for a script to read; the JSON cannot close the element. */
export const jsonElement = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${json}</script>`;

/**
 * The document of a server-rendered page: its styles, the page, and then what a browser needs to hydrate it. No
 * script is referenced where a browser would request it before painting the page; the inline script does so later.
 * Two answers never differ.
 */
export function writeRenderedDocument(parts: RenderedDocumentParts): string {
  const { page, host, discovery, scripts, answers, assets, language } = parts;
  const named = [
    ...scriptsOf(host, host.start, assets).map((script) => ({ ...script, run: true })),
    ...scripts.map(({ url, integrity }) => ({ url, integrity, run: false })),
  ];
  return `<!doctype html>
<html lang="${language}">
  <head>
    ${HOW_TO_READ}${writeAssets(assets)}
    ${page.head}
    ${writeShopMarks(parts)}
    ${page.styles}
  </head>
  <body>
    <div id="root">${page.html}</div>
    ${jsonElement('discovery', discovery)}
    ${jsonElement('answers', writeInlineAnswers(answers))}
    ${jsonElement('scripts', writeInlineJson(named))}
    <script>${page.boot}</script>
  </body>
</html>
`;
}

/** The headers of such a document; they list the hashes of its inline parts. */
export function headersOfRendered(
  page: RenderedPage,
  { look, assets }: Pick<RenderedDocumentParts, 'look' | 'assets'>,
): Record<string, string> {
  return headersOfCachedPage({
    scripts: [...(assets ? [assetsScript(assets)] : []), firstScriptOf({ look, page }), page.boot],
    styles: [...page.styles.matchAll(STYLES)].map(([, text = '']) => text),
    assets,
  });
}
