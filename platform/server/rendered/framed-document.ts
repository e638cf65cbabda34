import { writeAssets } from '../assets';
import { writeShopMarks, HOW_TO_READ } from '../common-head';
import { preloadOf } from '../document';
import { writeInlineAnswers, writeInlineJson } from '../inline-json';
import { scriptsOf, type PageScript } from '../page-scripts';
import { jsonElement, type RenderedDocumentParts } from './rendered-document';

const startOf = ({ url, integrity }: PageScript) =>
  `<script defer src="${url}" integrity="${integrity}" crossorigin></script>`;

/**
 * A document around a browser-rendered page: header and footer are complete, with a loading state in the page's
 * place. Nothing in it is worth waiting for, so its scripts are requested at once; later ones are only referenced.
 * The inline script comes first, because it may show this browser's data in the page's place. Two answers never
 * differ.
 */
export function writeFramedDocument(parts: RenderedDocumentParts): string {
  const { page, host, discovery, scripts, answers, assets, language } = parts;
  const first = scripts.filter(({ isLater }) => !isLater);
  const later = scripts.filter(({ isLater }) => isLater);
  const loaded = [...scriptsOf(host, host.start, assets).map(startOf), ...first.map(preloadOf)];
  // The browser renders the page, so most have no metadata here.
  const head = page.head.includes('<title') ? page.head : page.head + parts.described;
  return `<!doctype html>
<html lang="${language}">
  <head>
    ${HOW_TO_READ}${writeAssets(assets)}
    ${loaded.join('\n    ')}
    ${head}
    ${writeShopMarks(parts)}
    ${page.styles}
  </head>
  <body>
    <div id="root">${page.html}</div>
    <script>${page.boot}</script>
    ${jsonElement('discovery', discovery)}
    ${jsonElement('answers', writeInlineAnswers(answers))}
    ${jsonElement('later-scripts', writeInlineJson(later.map(({ url, integrity }) => ({ url, integrity }))))}
  </body>
</html>
`;
}
