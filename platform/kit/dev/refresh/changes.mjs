/**
 * @import { IncomingMessage, ServerResponse } from 'node:http'
 * @import { Stats, StatsError } from 'webpack'
 */

/**
 * What a page is told: how a build ended in a language, or that it must be loaded again.
 * @typedef {{ build: string, hash?: string, errors: string[], language: string, reload?: undefined }} Report
 */

/**
 * @param {ServerResponse} response
 * @param {Report | { reload: true }} message
 */
const write = (response, message) => response.write(`data: ${JSON.stringify(message)}\n\n`);

/**
 * Returns the compiler's words and the source it shows, without the stack of the compiler itself.
 * @param {StatsError} error
 */
const wordsOf = ({ moduleName = '', message }) =>
  `${moduleName}\n${message.replace(/\n+Caused by:[^]*/, '')}`;

/**
 * The messages from builds to the pages that are open: a new build, errors in its place, or that a page must
 * be loaded again.
 */
export function openChanges() {
  /** @type {Set<ServerResponse>} */
  const listeners = new Set();
  /**
   * The last message of each build: a page that opens later shows its errors too.
   * @type {Map<string, Report>}
   */
  const last = new Map();

  /** @param {Report | { reload: true }} message */
  function send(message) {
    for (const response of listeners) write(response, message);
  }

  return {
    /**
     * @param {IncomingMessage} request
     * @param {ServerResponse} response
     */
    listen(request, response) {
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
      });
      response.write('\n');
      for (const message of last.values()) write(response, message);
      listeners.add(response);
      request.on('close', () => listeners.delete(response));
    },
    /**
     * Says to every page of a language how a build ended.
     * @param {string} build
     * @param {Stats} stats
     * @param {string} language
     */
    report(build, stats, language = 'en') {
      const { errors = [] } = stats.toJson({ all: false, errors: true });
      const message = {
        build,
        hash: stats.hash,
        errors: errors.map(wordsOf),
        language,
      };
      last.set(build, message);
      send(message);
    },
    reload: () => send({ reload: true }),
  };
}
