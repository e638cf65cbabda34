import http from 'node:http';
import https from 'node:https';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */

/** The names of this machine, which no page on the web can give itself. */
const OWN_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * True when a request names this machine: others may come from a page on the web.
 * @param {Pick<IncomingMessage, 'headers'>} request
 */
export const isForThisMachine = ({ headers }) => OWN_NAME.test(headers.host ?? '');

/**
 * Sends a request on to another server.
 * @param {IncomingMessage} request
 * @param {string} origin of the other server
 * @param {import('node:http').OutgoingHttpHeaders} [headers] what is sent instead of the request's own
 * @returns {Promise<IncomingMessage>} its answer
 */
export function forward(request, origin, headers = request.headers) {
  const ask = origin.startsWith('https:') ? https.request : http.request;
  // Put together as texts: an address that begins with two slashes must not lead to another server.
  const url = new URL(origin + request.url);
  return new Promise((resolve, reject) => {
    const asked = ask(url, { method: request.method, headers }, resolve).on('error', reject);
    request.on('close', () => request.complete || asked.destroy());
    request.pipe(asked);
  });
}

/**
 * The status of an answer, which only a request has none of.
 * @param {IncomingMessage} answer
 */
export const statusOf = ({ statusCode }) => /** @type {number} */ (statusCode);

/**
 * Gives on what another server answered, for as long as somebody reads it.
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
 * Answers when the other server gave none.
 * @param {ServerResponse} response
 * @param {string} text
 */
export function refuse(response, text) {
  if (!response.headersSent)
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}
