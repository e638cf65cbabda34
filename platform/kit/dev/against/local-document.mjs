import { pathWithoutLanguage } from '../../build/languages.mjs';
import { PAGE_SCRIPT } from './page-script.mjs';

/** @import { DiscoveryDocument, MicroFrontend } from '@pasal/platform/contract/release' */

/** @typedef {{ url: string, integrity: string, run: boolean }} Script what runs, or what is asked for ahead */

/** The elements by which the shop describes itself in the head of each document. */
const ABOUT_SHOP =
  /<(?:meta name="(?:theme-color|color-scheme|application-name)"|link rel="(?:icon|apple-touch-icon|manifest)")[^>]*>/g;
const LANGUAGE = /<html lang="(\w+)"/;
const NAME = /<meta name="application-name" content="([^"]*)"/;
/**
 * Scripts of a document that the browser renders (with a nonce if no frame was rendered): those that run, and those
 * preloaded.
 */
const RUNS = /<script defer(?: nonce="[^"]*")? src="([^"]+)" integrity="([^"]+)" crossorigin>/g;
const AHEAD = /<link rel="preload" as="script" href="([^"]+)" integrity="([^"]+)" crossorigin>/g;

/**
 * Returns the data of this name in a document; null if absent.
 * @param {string} html
 * @param {string} id
 */
function dataOf(html, id) {
  const element = new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`);
  return element.exec(html)?.[1] ?? null;
}

/**
 * @param {string} html
 * @param {RegExp} pattern
 * @param {boolean} run
 * @returns {Script[]}
 */
const found = (html, pattern, run) =>
  [...html.matchAll(pattern)].map(([, url = '', integrity = '']) => ({ url, integrity, run }));

/**
 * Returns the scripts of a document, whether the server or the browser renders its page.
 * @param {string} html
 * @returns {Script[]}
 */
function scriptsOf(html) {
  const later = dataOf(html, 'scripts');
  return later === null
    ? [...found(html, RUNS, true), ...found(html, AHEAD, false)]
    : JSON.parse(later);
}

/**
 * @param {string} nonce
 * @param {Script} script
 */
const elementOf = (nonce, { url, integrity, run }) =>
  run
    ? `<script defer nonce="${nonce}" src="${url}" integrity="${integrity}" crossorigin></script>`
    : `<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin>`;

/**
 * A discovery document with one remote replaced.
 * @param {DiscoveryDocument} discovery
 * @param {string} name
 * @param {MicroFrontend} local
 */
export const withLocal = (discovery, name, local) => ({
  ...discovery,
  microFrontends: { ...discovery.microFrontends, [name]: [local] },
});

/**
 * JSON that cannot close the element that contains it.
 * @param {unknown} value
 */
const inline = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The document's answers, without those of the service that runs on this machine.
 * @param {string} html
 * @param {string | undefined} unanswered
 */
function answersOf(html, unanswered) {
  const answers = dataOf(html, 'answers') ?? '[]';
  if (unanswered === undefined) return answers;
  /** @type {{ call: string }[]} */
  const all = JSON.parse(answers);
  return inline(all.filter(({ call }) => !call.startsWith(unanswered)));
}

/**
 * The shop's document with one remote replaced, for the browser to render: the server's HTML is of the live version.
 * Null for a page without remotes.
 * @param {string} html as the shop sent it
 * @param {{name: string, local: MicroFrontend, nonce: string, unanswered?: string}} change `unanswered` is the prefix
 * of the calls that the page must make itself
 */
export function localDocument(html, { name, local, nonce, unanswered }) {
  const discovery = dataOf(html, 'discovery');
  if (discovery === null) return null;
  const scripts = scriptsOf(html).filter(({ url }) => !url.includes(`/remotes/${name}/`));
  if (!scripts.some(({ run }) => run)) throw new Error('the document of the shop names no scripts');
  const [head = ''] = html.split('</head>');
  return `<!doctype html>
<html lang="${LANGUAGE.exec(html)?.[1] ?? 'en'}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${(head.match(ABOUT_SHOP) ?? []).join('\n    ')}
    <meta property="csp-nonce" nonce="${nonce}">
    <title>${NAME.exec(head)?.[1] ?? ''}</title>
    <script defer nonce="${nonce}" src="${PAGE_SCRIPT}"></script>
    ${scripts.map((script) => elementOf(nonce, script)).join('\n    ')}
    <script type="application/json" id="discovery">${inline(withLocal(JSON.parse(discovery), name, local))}</script>
    <script type="application/json" id="answers">${answersOf(html, unanswered)}</script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
}

/**
 * The shop's policy for such a document: it allows the nonce instead of the shop's inline code.
 * @param {string} policy
 * @param {string} nonce
 */
export const localPolicy = (policy, nonce) =>
  policy
    .split(/; */)
    .map((directive) =>
      /^(?:script|style)-src /.test(directive)
        ? `${directive.replaceAll(/ '(?:nonce|sha\d+)-[^']*'/g, '')} 'nonce-${nonce}'`
        : directive,
    )
    .join(';');

/** @param {string} address */
const partsOf = (address) => address.split('/').filter(Boolean);

/**
 * True when an address is one of the remote's pages, which the shop may not know yet.
 * @param {MicroFrontend} local
 * @param {string} pathname
 */
export function isPageOf({ extras: { routes } }, pathname) {
  const parts = partsOf(pathWithoutLanguage(pathname));
  return routes.some(({ path }) => {
    const own = partsOf(path);
    return (
      own.length === parts.length &&
      own.every((part, at) => part.startsWith(':') || part === parts[at])
    );
  });
}
