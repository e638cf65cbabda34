import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { languageOfPath } from '../../build/languages.mjs';
import { forward, giveOn, isForThisMachine, refuse, statusOf } from '../forward.mjs';
import { CHANGES } from '../refresh/address.mjs';
import { isPageOf, localDocument, localPolicy, withLocal } from './local-document.mjs';
import { PAGE_SCRIPT } from './page-script.mjs';
import { sentHeaders, takenHeaders } from './passed-headers.mjs';

/**
 * @import { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
 * @import { MicroFrontend } from '@pasal/platform/contract/release'
 * @import { openChanges } from '../refresh/changes.mjs'
 * @import { LocalService } from '../service/local-service.mjs'
 */

/**
 * A build's data for the page of a language, the folder of its files, and their base address.
 * @typedef {object} ShownBuild
 * @property {string} folder
 * @property {string} base
 * @property {(language: string) => MicroFrontend | Promise<MicroFrontend>} describe
 */

const DISCOVERY = '/discovery.json';
const SCRIPT = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };
/** Headers that are wrong for rewritten bytes, and the one that blocks scripts without a hash: hot updates have none. */
const OF_OTHER_BYTES = [
  'content-length',
  'content-encoding',
  'etag',
  'last-modified',
  'integrity-policy',
];

/**
 * @param {IncomingHttpHeaders} headers
 * @param {string[]} names
 */
const without = (headers, names) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/**
 * Documents and the list of remotes are read here, so they are requested complete and uncompressed.
 * @param {IncomingMessage} request
 */
const isRead = ({ method, url = '', headers }) =>
  method === 'GET' && (url.startsWith(DISCOVERY) || /\btext\/html\b/.test(headers.accept ?? ''));
/** @param {IncomingHttpHeaders} headers */
const asReadable = (headers) => ({
  ...without(headers, ['if-none-match', 'if-modified-since']),
  'accept-encoding': 'identity',
});

/**
 * The language of a page, or of the page that requests the list of remotes.
 * @param {string} url
 */
function languageOf(url) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return (pathname === DISCOVERY && searchParams.get('language')) || languageOfPath(pathname);
}

/**
 * The shop's answer with the remote replaced; null if it does not contain the remote.
 * @param {string} body
 * @param {{ request: IncomingMessage, answer: IncomingMessage, name: string, local: MicroFrontend, service?: LocalService }} asked
 */
function exchanged(body, { request, answer, name, local, service }) {
  const { url = '' } = request;
  const type = answer.headers['content-type'] ?? '';
  if (type.startsWith('application/json') && url.startsWith(DISCOVERY)) {
    const written = JSON.stringify(withLocal(JSON.parse(body), name, local));
    return { status: statusOf(answer), body: written, headers: {} };
  }
  if (!type.startsWith('text/html')) return null;
  const nonce = randomBytes(16).toString('base64');
  const written = localDocument(body, { name, local, nonce, unanswered: service?.base });
  if (written === null) return null;
  const { pathname } = new URL(url, 'http://localhost');
  const isNew = answer.statusCode === 404 && isPageOf(local, pathname);
  const policy = localPolicy(String(answer.headers['content-security-policy'] ?? ''), nonce);
  return {
    status: isNew ? 200 : statusOf(answer),
    body: written,
    headers: { 'content-security-policy': policy },
  };
}

/**
 * @param {ServerResponse} response
 * @param {ShownBuild} build
 * @param {string} pathname
 */
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
 * A local server that shows a shop with one remote replaced by its local build. The shop is unaware of it and sees an
 * ordinary visitor.
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.shop
 * @param {ShownBuild} options.build
 * @param {ReturnType<typeof openChanges>} options.changes
 * @param {string} options.script
 * @param {LocalService} [options.service]
 * `build` as `watchLocally` gives it, `changes` by `openChanges`, the page's `script`, and `service` by
 * `openLocalService`
 */
export function openProxy({ name, shop, build, changes, script, service }) {
  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   */
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
    const local = await build.describe(languageOf(request.url ?? ''));
    const other = exchanged(body, { request, answer, name, local, service });
    if (other === null) response.writeHead(statusOf(answer), headers).end(body);
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
    const pathname = (request.url ?? '').replace(/[?#].*$/s, '');
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
