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

/** A script that is asked for later, under the same hash: it must be the very one that is waited for. */
export const preloadOf = ({ url, integrity }: PageScript) =>
  `<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin>`;

/** A call that the page makes first: the browser asks for it as the page itself does, and the page finds the answer. */
const callPreloadOf = (address: string) =>
  html`<link rel="preload" as="fetch" href="${address}" crossorigin="use-credentials" />`.html;

/** Where no script runs. */
const NEEDS_SCRIPT: Record<Language, string> = {
  en: 'This shop needs JavaScript to show its goods.',
  ne: 'यस पसलका सामान हेर्न JavaScript चाहिन्छ।',
};

interface DocumentParts {
  host: ReleaseRecord;
  language: Language;
  /** The origin of its files and pictures, where that is not the shop's. */
  assets: string | undefined;
  discovery: InlinedDiscovery;
  /** The scripts that the page asks for as soon as the host has started. */
  scripts: readonly PageScript[];
  /** The answers of the calls the page makes first. */
  answers: readonly DocumentAnswer[];
  /** Addresses of calls that the page makes first and whose answers are not here. */
  callsAhead: readonly string[];
  /** As the settings have it, in any characters. */
  shopName: string;
  /** What it says of its page, as elements. */
  head: string;
  look: Look;
  /** The nonce of this answer's policy, never used twice. */
  nonce: string;
  /** The preview that the page shows, if it is not the shop's own. */
  preview?: ShownPreview | undefined;
}

/** Shown until the page has its scripts, which takes long on a slow line, and not to who has them at once. */
const LOADING: Record<Language, string> = { en: 'Loading...', ne: 'लोड हुँदैछ...' };
const loadingStyle = (language: Language) =>
  `#root:empty::after{content:"${LOADING[language]}";position:fixed;inset:0;display:grid;place-content:center;font:18px/1.5 system-ui,sans-serif;animation:later 1s step-end}@keyframes later{from{opacity:0}}`;

/** Where no script runs nothing else is on the page. */
const SCRIPTLESS =
  '#root{display:none}body{max-width:40ch;margin:15vh auto;padding:24px;font:18px/1.5 system-ui,sans-serif;text-align:center}';

/**
 * The document every page starts from: the host's scripts with their integrity, and the discovery
 * document inlined so that the page needs no round trip to learn where its remotes are. The scripts
 * and answers of this address come along, so that nothing waits for another to be known; those that come
 * after the page are only named, for each byte before it makes it wait on a slow line. The shop's
 * name stands, for the page to read, in `application-name`. The page's own styles
 * find the nonce in the `csp-nonce` element, whose attribute no style rule can read.
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
