import { startAlone } from '../dev/stand-alone.mjs';
import { remoteOf, shopOf } from './remote.mjs';

const { PORT = '3101' } = process.env;

export async function develop(given) {
  const { name, directory } = await remoteOf(given);
  await startAlone({ name, directory, target: shopOf(given).address, port: Number(PORT) });
}
