import { languagesOf } from '../build/languages.mjs';
import { remoteOf, shopOf } from './remote.mjs';

/** @import { Given } from './commands.mjs' */

const LAST_PORT = 65_535;

/**
 * The requested port; undefined for any free one.
 * @param {Given} given
 */
function portOf({ port = process.env.PORT }) {
  if (port === undefined || port === '') return undefined;
  if (/^\d+$/.test(port) && Number(port) >= 1 && Number(port) <= LAST_PORT) return Number(port);
  throw new Error(`${port} is no port: a whole number from 1 to ${LAST_PORT}.`);
}

/**
 * The local service that answers instead of the team's; undefined if the shop calls the team's own.
 * @param {Given & { name: string }} given
 */
async function serviceOf({ service: address, as, directory, name }) {
  if (address === undefined) {
    if (as !== undefined) throw new Error('--as says who asks the service of --service; name one.');
    return undefined;
  }
  const { openLocalService } = await import('../dev/service/local-service.mjs');
  return openLocalService({ name, directory, address, as });
}

/**
 * The language of a stand-alone remote; in the shop the address decides it.
 * @param {Given} given
 */
function languageOf({ language, alone, directory }) {
  if (language === undefined) return 'en';
  if (!alone) throw new Error(`--language is for --alone; in the shop, open /${language}/….`);
  /** @type {string[]} */
  const known = ['en', ...languagesOf(directory)];
  if (known.includes(language)) return language;
  throw new Error(`it has no words in ${language}; say one of ${known.join(', ')}.`);
}

/**
 * Each mode is loaded only when needed: together they take half a second.
 * @param {Given} given
 */
export async function develop(given) {
  const port = portOf(given);
  const { name, directory } = await remoteOf({ ...given, version: '' });
  const { address } = shopOf({ ...given, shop: given.against ?? given.shop });
  const language = languageOf({ ...given, directory });
  const service = await serviceOf({ ...given, name, directory });
  if (given.alone) {
    const { startAlone } = await import('../dev/stand-alone.mjs');
    await startAlone({ name, directory, target: address, language, service, port });
  } else {
    const { startAgainst } = await import('../dev/against/start-against.mjs');
    await startAgainst({ name, directory, shop: address, service, port });
  }
}
