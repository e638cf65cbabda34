import http from 'node:http';
import https from 'node:https';

/** The names of this machine, which no page on the web can give itself. */
const OWN_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** True when a request names this machine: others may come from a page on the web. */
export const isForThisMachine = ({ headers }) => OWN_NAME.test(headers.host ?? '');

/**
 * Sends a request on to another server.
 * @param {import('node:http').IncomingMessage} request
 * @param {string} origin of the other server
 * @param {object} [headers] what is sent instead of the request's own
 * @returns {Promise<import('node:http').IncomingMessage>} its answer
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

/** Gives on what another server answered, for as long as somebody reads it. */
export function giveOn(answer, response, headers = answer.headers) {
  response.writeHead(answer.statusCode, headers);
  response.on('close', () => answer.destroy());
  answer.pipe(response);
}

/** Answers when the other server gave none. */
export function refuse(response, text) {
  if (!response.headersSent)
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}
