import { html } from '@pasal/core/http/html';
import type { DiscoveryDocument, ReleaseRecord } from '../contract/release';
import { aboutShop, HOW_TO_READ } from './common-head';
import { inlineAnswers, inlineJson } from './inline-json';
import type { DocumentAnswer } from './needs/document-answers';
import { previewBadge, previewHead, type ShownPreview } from './preview/preview-badge';
import { scriptsOf, type PageScript } from './page-scripts';

/** A script that is asked for later, under the same hash: it must be the very one that is waited for. */
export const preloadOf = ({ url, integrity }: PageScript) =>
  `<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin>`;

interface DocumentParts {
  host: ReleaseRecord;
  discovery: DiscoveryDocument;
  /** What the page asks for as soon as the host has started. */
  scripts: readonly PageScript[];
  /** Of the calls the page makes first. */
  answers: readonly DocumentAnswer[];
  /** As the settings have it, in any characters. */
  shopName: string;
  /** Of this answer's policy, never used twice. */
  nonce: string;
  /** What the page is beside the shop's own. */
  preview?: ShownPreview | undefined;
}

/**
 * The document every page starts from: the host's scripts with their integrity, and the discovery
 * document inlined so that the page needs no round trip to learn where its remotes are. The scripts
 * and answers of this address come along, so that nothing waits for another to be known; those that come
 * after the page are only named, for each byte before it makes it wait on a slow line. The page's
 * name stands in the title and, for the page to read, in `application-name`. The page's own styles
 * find the nonce in the `csp-nonce` element, whose attribute no style rule can read.
 */
export function documentOf(parts: DocumentParts): string {
  const { host, discovery, scripts, answers, shopName, nonce, preview } = parts;
  const start = scriptsOf(host, host.start).map(
    ({ url, integrity }) =>
      `<script defer nonce="${nonce}" src="${url}" integrity="${integrity}" crossorigin></script>`,
  );
  const first = scripts.filter(({ isLater }) => !isLater);
  const later = scripts.filter(({ isLater }) => isLater);
  const loaded = [...start, ...first.map(preloadOf)].join('\n    ');
  return `<!doctype html>
<html lang="en">
  <head>
    ${HOW_TO_READ}
    ${aboutShop(shopName)}
    <meta property="csp-nonce" nonce="${nonce}">${preview ? `\n    ${previewHead(nonce)}` : ''}
    <title>${html`${shopName}`.html}</title>
    ${loaded}
    <script type="application/json" id="discovery">${inlineJson(discovery)}</script>
    <script type="application/json" id="answers">${inlineAnswers(answers)}</script>
    <script type="application/json" id="later-scripts">${inlineJson(later.map(({ url, integrity }) => ({ url, integrity })))}</script>
  </head>
  <body>
    <div id="root"></div>
    <noscript>This shop needs JavaScript to show its goods.</noscript>${preview ? `\n    ${previewBadge(preview, nonce)}` : ''}
  </body>
</html>
`;
}
