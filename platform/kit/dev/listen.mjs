import { once } from 'node:events';

/** The range of default ports. */
const FIRST = 3101;
const LAST = 3199;

/**
 * Makes a server listen on this machine; false if another program has the port.
 * @param {import('node:net').Server} server
 * @param {number} port
 */
async function tryPort(server, port) {
  server.listen(port, 'localhost');
  try {
    await once(server, 'listening');
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE') return false;
    throw error;
  }
}

/**
 * Makes a server listen on a port, or on the first that is free. It does not check ports beforehand: several teams
 * may start at the same moment.
 * @param {import('node:net').Server} server
 * @param {number} [port]
 * @returns {Promise<number>} the port it listens on
 */
export async function listen(server, port) {
  for (let each = port ?? FIRST; each <= (port ?? LAST); each += 1) {
    if (await tryPort(server, each)) return each;
  }
  const taken =
    port === undefined
      ? `the ports ${FIRST} to ${LAST} are taken by other programs`
      : `the port ${port} is taken by another program`;
  throw new Error(`${taken}; name another by --port.`);
}
