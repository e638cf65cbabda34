/**
 * A process that makes a shop: an embedded database, the demo with its pictures. What that takes of
 * memory is given back with the process. It holds the data directory itself, so that no other server comes by
 * while it still writes, even when the one that started it is gone.
 */
import { resolve } from 'node:path';
import { readConfig } from '../config/config';
import { openDataDirectory } from '@pasal/core/data-directory/data-directory';
import { reasonOf } from '@pasal/core/errors/error-code';
import type { MakingReport } from './make-shop';
import { connectShop, prepareShop } from './prepare-shop';
import { addressOf } from './server-url';

/** The project's root, from the built `server/dist`. */
const ROOT = resolve(import.meta.dirname, '../..');

const report = (message: MakingReport) =>
  new Promise<void>((done) => {
    process.send?.(message, () => done());
  });

async function make(): Promise<void> {
  const config = readConfig(process.env);
  const directory = await openDataDirectory(config.dataDir, addressOf(config));
  try {
    const onProgress = (line: string) => void report({ kind: 'progress', line });
    const place = { config, root: ROOT, directory, onProgress };
    const database = await connectShop(place);
    await prepareShop(database, place);
    await database.close();
  } finally {
    await directory.release();
  }
}

// Nobody waits for the shop any more.
process.on('disconnect', () => process.exit(1));
try {
  await make();
  await report({ kind: 'made' });
} catch (error) {
  await report({ kind: 'failed', reason: reasonOf(error) });
}
process.exit(0);
