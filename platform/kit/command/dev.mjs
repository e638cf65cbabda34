import { remoteOf, shopOf } from './remote.mjs';

const { PORT = '3101' } = process.env;

/** Each way of working is loaded when it is asked for: together they take half a second. */
export async function develop(given) {
  const { name, directory } = await remoteOf(given);
  const port = Number(PORT);
  const { address } = shopOf({ ...given, shop: given.against ?? given.shop });
  if (given.against === undefined) {
    const { startAlone } = await import('../dev/stand-alone.mjs');
    await startAlone({ name, directory, target: address, port });
  } else {
    const { startAgainst } = await import('../dev/against/start-against.mjs');
    await startAgainst({ name, directory, shop: address, port });
  }
}
