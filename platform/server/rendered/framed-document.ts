import { writeAssets } from '../assets';
import { writeShopMarks, HOW_TO_READ } from '../common-head';
import { preloadOf } from '../document';
import { writeInlineAnswers, writeInlineJson } from '../inline-json';
import { scriptsOf, type PageScript } from '../page-scripts';
import { jsonElement, type RenderedDocumentParts } from './rendered-document';

const startOf = ({ url, integrity }: PageScript) =>
  `<script defer src="${url}" integrity="${integrity}" crossorigin></script>`;

/**
 * A document around a page the browser makes: header and footer are there, and in the page's place that it is
 * loading. Nothing of it is worth waiting for, so its scripts are asked for at once; those that come after the
 * page are only named. The script within it comes first, for it may show in the page's place what this browser holds.
 * Nothing in it differs between two answers.
 */
export function writeFramedDocument(parts: RenderedDocumentParts): string {
  const { page, host, discovery, scripts, answers, assets, language } = parts;
  const first = scripts.filter(({ isLater }) => !isLater);
  const later = scripts.filter(({ isLater }) => isLater);
  const loaded = [...scriptsOf(host, host.start, assets).map(startOf), ...first.map(preloadOf)];
  // The browser makes its page, so most say nothing of themselves here.
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
