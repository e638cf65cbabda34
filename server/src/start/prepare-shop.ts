import type { Config } from '../config/config';
import type { DataDirectory } from '@pasal/core/data-directory/data-directory';
import { connectDatabase, type ConnectedDatabase } from '../db/connect';
import { PATIENT } from '@pasal/core/db/database-limits';
import { migrateToLatest } from '../db/migrate';
import { cleanOlderTexts } from '../modules/products/write/clean-stored-texts';
import { openFiles } from '../files/open-files';
import { openPictureFolder } from '../pictures/picture-folder';
import { awaitSchema } from './await-schema';
import { ensureFirstStart } from './first-start';
import { loadDemoOf } from './load-demo';

export interface ShopPlace {
  config: Config;
  /** The project's root, which contains the built demo. */
  root: string;
  directory: Pick<DataDirectory, 'path' | 'claim'>;
  onProgress: (line: string) => void;
}

/** Opens the shop's database unchanged. @throws DatabaseUnavailableError */
export const connectShop = ({ config, directory: { path, claim } }: ShopPlace) =>
  connectDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: path,
    claim,
    sparesDisk: true,
    limits: PATIENT,
  });

/**
 * Migrates the shop's database, or waits until that is done, and fills it at its first start; closes it on failure.
 * @throws FirstStartError
 */
export async function prepareShop(
  database: ConnectedDatabase,
  { config, root, onProgress }: ShopPlace,
): Promise<void> {
  const { pictures } = openFiles(config);
  const loadDemo = () => loadDemoOf(root);
  try {
    if (config.migrates) await migrateToLatest(database.db, onProgress);
    else await awaitSchema(database.db, { config, onProgress });
    await cleanOlderTexts(database.db);
    const picturesAway = await openPictureFolder(database.db, pictures);
    if (picturesAway !== null) onProgress(picturesAway);
    await ensureFirstStart({ config, database, pictures, onProgress, loadDemo });
  } catch (error) {
    await database.close();
    throw error;
  }
}
