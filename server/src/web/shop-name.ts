import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { DEFAULT_SETTINGS } from '../modules/site/default-settings';
import { presentSettings } from '../modules/site/site.presenter';
import { readStoredSettings } from '../modules/site/site.repository';

/** A page waits this many ms for its shop's name; a database that is away must not hold it back. */
const PATIENCE = 500;

/**
 * Reads the shop's name as the settings have it now, whichever server changed them; while the
 * database does not answer, the name it had last.
 */
export function shopNameReader(db: Kysely<Database>): () => Promise<string> {
  let last = DEFAULT_SETTINGS.shop_name;

  async function read(): Promise<void> {
    const { settings } = await readStoredSettings(db);
    last = presentSettings(settings).shop_name;
  }

  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE);
    });
    await Promise.race([read().catch(() => undefined), patience]);
    clearTimeout(timer);
    return last;
  };
}
