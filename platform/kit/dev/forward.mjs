import http from 'node:http';
import https from 'node:https';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */

/** The names of this machine, which no web page can use for itself. */
const OWN_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * True when a request's host is this machine: others may come from a web page.
 * @param {Pick<IncomingMessage, 'headers'>} request
 */
export const isForThisMachine = ({ headers }) => OWN_NAME.test(headers.host ?? '');

/**
 * Forwards a request to another server.
 * @param {IncomingMessage} request
 * @param {string} origin of the other server
 * @param {import('node:http').OutgoingHttpHeaders} [headers] sent instead of the request's own
 * @returns {Promise<IncomingMessage>} its answer
 */
export function forward(request, origin, headers = request.headers) {
  const ask = origin.startsWith('https:') ? https.request : http.request;
  // Concatenated as texts: an address that begins with two slashes must not lead to another server.
  const url = new URL(origin + request.url);
  return new Promise((resolve, reject) => {
    const asked = ask(url, { method: request.method, headers }, resolve).on('error', reject);
    request.on('close', () => request.complete || asked.destroy());
    request.pipe(asked);
  });
}

/**
 * The status of an answer; only requests have none.
 * @param {IncomingMessage} answer
 */
export const statusOf = ({ statusCode }) => /** @type {number} */ (statusCode);

/**
 * Passes another server's answer on, for as long as the client reads it.
 * @param {IncomingMessage} answer
 * @param {ServerResponse} response
 * @param {import('node:http').OutgoingHttpHeaders} headers
 */
export function giveOn(answer, response, headers = answer.headers) {
  response.writeHead(statusOf(answer), headers);
  response.on('close', () => answer.destroy());
  answer.pipe(response);
}

/**
 * Answers when the other server did not.
 * @param {ServerResponse} response
 * @param {string} text
 */
export function refuse(response, text) {
  if (!response.headersSent)
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}
