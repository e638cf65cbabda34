import { html } from '@pasal/core/http/html';
import type { Language } from '../contract/language';
import type { InlinedDiscovery, ReleaseRecord } from '../contract/release';
import { writeAssets } from './assets';
import { writeShopMarks, HOW_TO_READ } from './common-head';
import { writeInlineAnswers, writeInlineJson } from './inline-json';
import type { DocumentAnswer } from './needs/document-answers';
import { writePreviewBadge, writePreviewHead, type ShownPreview } from './preview/preview-badge';
import { scriptsOf, type PageScript } from './page-scripts';
import type { Look } from './shop';

/** Preloads a later script with the same hash, so that the browser reuses it. */
export const preloadOf = ({ url, integrity }: PageScript) =>
  `<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin>`;

/** Preloads a call exactly as the page requests it, so that the page finds the answer. */
const callPreloadOf = (address: string) =>
  html`<link rel="preload" as="fetch" href="${address}" crossorigin="use-credentials" />`.html;

/** Shown without JavaScript. */
const NEEDS_SCRIPT: Record<Language, string> = {
  en: 'This shop needs JavaScript to show its goods.',
  ne: 'यस पसलका सामान हेर्न JavaScript चाहिन्छ।',
};

interface DocumentParts {
  host: ReleaseRecord;
  language: Language;
  /** The origin of its files and pictures, if not the shop's. */
  assets: string | undefined;
  discovery: InlinedDiscovery;
  /** The scripts that the page requests as soon as the host has started. */
  scripts: readonly PageScript[];
  /** The answers of the page's first calls. */
  answers: readonly DocumentAnswer[];
  /** Addresses of the page's first calls that are not answered here. */
  callsAhead: readonly string[];
  /** As in the settings, unescaped. */
  shopName: string;
  /** The page's metadata, as elements. */
  head: string;
  look: Look;
  /** The nonce of this response's policy, never used twice. */
  nonce: string;
  /** The preview that the page shows, if any. */
  preview?: ShownPreview | undefined;
}

/** Shown until the page has its scripts, which takes long on a slow line; hidden if they are there at once. */
const LOADING: Record<Language, string> = { en: 'Loading...', ne: 'लोड हुँदैछ...' };
const loadingStyle = (language: Language) =>
  `#root:empty::after{content:"${LOADING[language]}";position:fixed;inset:0;display:grid;place-content:center;font:18px/1.5 system-ui,sans-serif;animation:later 1s step-end}@keyframes later{from{opacity:0}}`;

/** Without JavaScript nothing else is on the page. */
const SCRIPTLESS =
  '#root{display:none}body{max-width:40ch;margin:15vh auto;padding:24px;font:18px/1.5 system-ui,sans-serif;text-align:center}';

/**
 * The document every page starts from: the host's scripts with their integrity, and the inlined discovery document,
 * so that the page needs no round trip to find its remotes. It includes the scripts and answers of this address, so
 * that nothing waits for another; later ones are only referenced, since each byte before the page delays it on a slow
 * line. `application-name` holds the shop's name for the page to read. The page's own styles read the nonce from the
 * `csp-nonce` element, whose attribute no style rule can read.
 */
export function writeDocument(parts: DocumentParts): string {
  const { host, language, assets, discovery, scripts, answers, callsAhead } = parts;
  const { shopName, head, look, nonce, preview } = parts;
  const start = scriptsOf(host, host.start, assets).map(
    ({ url, integrity }) =>
      `<script defer nonce="${nonce}" src="${url}" integrity="${integrity}" crossorigin></script>`,
  );
  const first = scripts.filter(({ isLater }) => !isLater);
  const later = scripts.filter(({ isLater }) => isLater);
  const ahead = callsAhead.map(callPreloadOf);
  const loaded = [...start, ...ahead, ...first.map(preloadOf)].join('\n    ');
  return `<!doctype html>
<html lang="${language}">
  <head>
    ${HOW_TO_READ}${writeAssets(assets, nonce)}
    ${writeShopMarks({ shopName, look, language, nonce })}
    <meta property="csp-nonce" nonce="${nonce}">${preview ? `\n    ${writePreviewHead(nonce)}` : ''}
    ${head}
    <style nonce="${nonce}">${loadingStyle(language)}</style>
    <noscript><style nonce="${nonce}">${SCRIPTLESS}</style></noscript>
    ${loaded}
    <script type="application/json" id="discovery">${writeInlineJson(discovery)}</script>
    <script type="application/json" id="answers">${writeInlineAnswers(answers)}</script>
    <script type="application/json" id="later-scripts">${writeInlineJson(later.map(({ url, integrity }) => ({ url, integrity })))}</script>
  </head>
  <body>
    <div id="root"></div>
    <noscript>${NEEDS_SCRIPT[language]}</noscript>${preview ? `\n    ${writePreviewBadge(preview, { language, nonce })}` : ''}
  </body>
</html>
`;
}
