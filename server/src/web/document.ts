import { html } from '../openapi/html';
import type { DiscoveryDocument, ReleaseRecord } from '@pasal/shared/contracts';
import { releaseBase } from './release-files';

/** JSON that is safe inside a script element. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

interface DocumentParts {
  host: ReleaseRecord;
  discovery: DiscoveryDocument;
  /** As the settings have it, in any characters. */
  shopName: string;
  /** Of this answer's policy, never used twice. */
  nonce: string;
}

/**
 * The document every page starts from: the host's scripts with their integrity, and the discovery
 * document inlined so that the page needs no round trip to learn where its remotes are. The page's
 * name stands in the title and, for the page to read, in `application-name`. The page's own styles
 * find the nonce in the `csp-nonce` element, whose attribute no style rule can read.
 */
export function documentOf({ host, discovery, shopName, nonce }: DocumentParts): string {
  const base = releaseBase(host.name, host.version);
  const name = html`${shopName}`.html;
  const scripts = host.start
    .map(
      (file) =>
        `<script defer nonce="${nonce}" src="${base}/${file}" integrity="${host.integrity[file] ?? ''}" crossorigin></script>`,
    )
    .join('\n    ');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="theme-color" content="#0b6477">
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <meta property="csp-nonce" nonce="${nonce}">
    <meta name="application-name" content="${name}">
    <title>${name}</title>
    <script type="application/json" id="discovery">${inlineJson(discovery)}</script>
    ${scripts}
  </head>
  <body>
    <div id="root"></div>
    <noscript>This shop needs JavaScript to show its goods.</noscript>
  </body>
</html>
`;
}
