/**
 * A process that creates a shop: an embedded database and the demo with its pictures. Its memory is freed when it ends. It holds the data
 * directory itself, so that no other server uses it while it is writing, even if the parent process is gone.
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

// Nobody is waiting for the shop any more.
process.on('disconnect', () => process.exit(1));
try {
  await make();
  await report({ kind: 'made' });
} catch (error) {
  await report({ kind: 'failed', reason: reasonOf(error) });
}
process.exit(0);
