/**
 * @import { IncomingMessage, ServerResponse } from 'node:http'
 * @import { Stats, StatsError } from 'webpack'
 */

/**
 * A message to a page: the result of a build in a language, or an instruction to reload.
 * @typedef {{ build: string, hash?: string, errors: string[], language: string, reload?: undefined }} Report
 */

/**
 * @param {ServerResponse} response
 * @param {Report | { reload: true }} message
 */
const write = (response, message) => response.write(`data: ${JSON.stringify(message)}\n\n`);

/**
 * Returns the compiler's message with its source excerpt, without the compiler's own stack.
 * @param {StatsError} error
 */
const wordsOf = ({ moduleName = '', message }) =>
  `${moduleName}\n${message.replace(/\n+Caused by:[^]*/, '')}`;

/** The messages from builds to open pages: a new build, its errors, or an instruction to reload. */
export function openChanges() {
  /** @type {Set<ServerResponse>} */
  const listeners = new Set();
  /**
   * The last message of each build: a page opened later shows its errors too.
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
     * Reports the result of a build to every page of a language.
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
