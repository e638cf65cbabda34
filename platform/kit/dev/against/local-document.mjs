/** What the shop writes into the head of each document about itself. */
const ABOUT_SHOP =
  /<(?:meta name="(?:theme-color|application-name)"|link rel="(?:icon|apple-touch-icon|manifest)")[^>]*>/g;
const NAME = /<meta name="application-name" content="([^"]*)"/;
/** Scripts of a document whose page the browser makes, with a nonce where nothing around it is made: what runs, and what is asked for ahead. */
const RUNS = /<script defer(?: nonce="[^"]*")? src="([^"]+)" integrity="([^"]+)" crossorigin>/g;
const AHEAD = /<link rel="preload" as="script" href="([^"]+)" integrity="([^"]+)" crossorigin>/g;

/** What a document brings as data; null where it brings none of this name. */
function dataOf(html, id) {
  const element = new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`);
  return element.exec(html)?.[1] ?? null;
}

const found = (html, pattern, run) =>
  [...html.matchAll(pattern)].map(([, url, integrity]) => ({ url, integrity, run }));

/** The scripts of a document, whoever makes its page. */
function scriptsOf(html) {
  const later = dataOf(html, 'scripts');
  return later === null
    ? [...found(html, RUNS, true), ...found(html, AHEAD, false)]
    : JSON.parse(later);
}

const elementOf = (nonce, { url, integrity, run }) =>
  run
    ? `<script defer nonce="${nonce}" src="${url}" integrity="${integrity}" crossorigin></script>`
    : `<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin>`;

/** A discovery document with one remote exchanged. */
export const withLocal = (discovery, name, local) => ({
  ...discovery,
  microFrontends: { ...discovery.microFrontends, [name]: [local] },
});

/** JSON that cannot end the element it stands in. */
const inline = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The shop's document with one remote exchanged, for the browser to make its page: what the shop's server
 * has rendered was made by the version that is live. Null for a page without remotes.
 * @param {string} html as the shop sent it
 * @param {{name: string, local: object, nonce: string, reload: string}} change `reload` is a script
 */
export function localDocument(html, { name, local, nonce, reload }) {
  const discovery = dataOf(html, 'discovery');
  if (discovery === null) return null;
  const scripts = scriptsOf(html).filter(({ url }) => !url.startsWith(`/remotes/${name}/`));
  if (!scripts.some(({ run }) => run)) throw new Error('the document of the shop names no scripts');
  const [head] = html.split('</head>');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${(head.match(ABOUT_SHOP) ?? []).join('\n    ')}
    <meta property="csp-nonce" nonce="${nonce}">
    <title>${NAME.exec(head)?.[1] ?? ''}</title>
    ${scripts.map((script) => elementOf(nonce, script)).join('\n    ')}
    <script type="application/json" id="discovery">${inline(withLocal(JSON.parse(discovery), name, local))}</script>
    <script type="application/json" id="answers">${dataOf(html, 'answers') ?? '[]'}</script>
    <script nonce="${nonce}">${reload}</script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
}

/** The shop's policy for such a document: instead of what stood within the shop's, it names the nonce. */
export const localPolicy = (policy, nonce) =>
  policy
    .split('; ')
    .map((directive) =>
      /^(?:script|style)-src /.test(directive)
        ? `${directive.replaceAll(/ '(?:nonce|sha\d+)-[^']*'/g, '')} 'nonce-${nonce}'`
        : directive,
    )
    .join('; ');

const partsOf = (address) => address.split('/').filter(Boolean);

/** Whether an address is one of the remote's pages, which the shop may not know yet. */
export function isPageOf({ extras: { routes } }, pathname) {
  const parts = partsOf(pathname);
  return routes.some(({ path }) => {
    const own = partsOf(path);
    return (
      own.length === parts.length &&
      own.every((part, at) => part.startsWith(':') || part === parts[at])
    );
  });
}
