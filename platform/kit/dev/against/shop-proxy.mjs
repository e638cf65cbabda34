import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { languageOfPath } from '../../build/languages.mjs';
import { forward, giveOn, isForThisMachine, refuse } from '../forward.mjs';
import { CHANGES } from '../refresh/address.mjs';
import { isPageOf, localDocument, localPolicy, withLocal } from './local-document.mjs';
import { PAGE_SCRIPT } from './page-script.mjs';
import { sentHeaders, takenHeaders } from './passed-headers.mjs';

const DISCOVERY = '/discovery.json';
const SCRIPT = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };
/**
 * Headers that describe bytes which the proxy rewrites, and the one that refuses scripts without a hash: those
 * of an exchange have none.
 */
const OF_OTHER_BYTES = [
  'content-length',
  'content-encoding',
  'etag',
  'last-modified',
  'integrity-policy',
];

const without = (headers, names) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** Documents and the list of remotes are read here, so they are asked for whole and as they are. */
const isRead = ({ method, url, headers }) =>
  method === 'GET' && (url.startsWith(DISCOVERY) || /\btext\/html\b/.test(headers.accept ?? ''));
const asReadable = (headers) => ({
  ...without(headers, ['if-none-match', 'if-modified-since']),
  'accept-encoding': 'identity',
});

/** The language of a page, or of the list of remotes that one asks for. */
function languageOf(url) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return (pathname === DISCOVERY && searchParams.get('language')) || languageOfPath(pathname);
}

/** The shop's answer with the remote exchanged; null for what has none in it. */
function exchanged(body, { request, answer, name, local, service }) {
  const type = answer.headers['content-type'] ?? '';
  if (type.startsWith('application/json') && request.url.startsWith(DISCOVERY)) {
    const written = JSON.stringify(withLocal(JSON.parse(body), name, local));
    return { status: answer.statusCode, body: written, headers: {} };
  }
  if (!type.startsWith('text/html')) return null;
  const nonce = randomBytes(16).toString('base64');
  const written = localDocument(body, { name, local, nonce, unanswered: service?.base });
  if (written === null) return null;
  const { pathname } = new URL(request.url, 'http://localhost');
  const isNew = answer.statusCode === 404 && isPageOf(local, pathname);
  const policy = localPolicy(answer.headers['content-security-policy'] ?? '', nonce);
  return {
    status: isNew ? 200 : answer.statusCode,
    body: written,
    headers: { 'content-security-policy': policy },
  };
}

function sendFile(response, { folder, base }, pathname) {
  const file = path.join(folder, path.basename(pathname.slice(base.length)));
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, SCRIPT);
  createReadStream(file).pipe(response);
}

/**
 * A server of this machine alone that shows a shop with one remote exchanged for its local build. The shop
 * knows nothing of it: it is asked as by a visitor.
 * @param {{name: string, shop: string, build: object, changes: object, script: string, service?: object}} options
 * `build` as `watchLocally` gives it, `changes` by `openChanges`, the page's `script`, and `service` by
 * `openLocalService`
 */
export function openProxy({ name, shop, build, changes, script, service }) {
  async function pass(request, response) {
    const origins = { here: `http://${request.headers.host}`, shop };
    const reads = isRead(request);
    const sent = sentHeaders(request.headers, origins);
    const answer = await forward(request, shop, reads ? asReadable(sent) : sent);
    const headers = takenHeaders(answer.headers, origins);
    if (!reads) {
      giveOn(answer, response, headers);
      return;
    }
    const body = await text(answer);
    const local = await build.describe(languageOf(request.url));
    const other = exchanged(body, { request, answer, name, local, service });
    if (other === null) response.writeHead(answer.statusCode, headers).end(body);
    else {
      const own = {
        ...without(headers, OF_OTHER_BYTES),
        ...other.headers,
        'cache-control': 'no-store',
      };
      response.writeHead(other.status, own).end(other.body);
    }
  }

  return http.createServer((request, response) => {
    const pathname = request.url.replace(/[?#].*$/s, '');
    if (!isForThisMachine(request)) response.writeHead(421).end();
    else if (pathname === CHANGES) changes.listen(request, response);
    else if (pathname === PAGE_SCRIPT) response.writeHead(200, SCRIPT).end(script);
    else if (service?.isFor(pathname)) void service.answer(request, response);
    else if (pathname.startsWith(build.base)) sendFile(response, build, pathname);
    else {
      pass(request, response).catch((error) => {
        refuse(response, `${shop} cannot be shown: ${error.message}`);
      });
    }
  });
}
