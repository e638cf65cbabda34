import type { Look } from '@pasal/platform/server/shop';
import type { Versions } from '@pasal/core/http/cache/public-versions';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { iconVersionOf } from '../modules/site/looks';
import { readLooks } from '../modules/site/looks.service';
import { lastKnown } from './last-known';
import { LOOK } from './look';

/** Reads how documents look: all that is the same in every shop, and which icon this one has. */
export const lookReader = (db: Kysely<Database>): ((known?: Versions) => Promise<Look>) =>
  lastKnown(
    db,
    async (from) => {
      const { settings } = await readLooks(from);
      return { ...LOOK, iconVersion: iconVersionOf(settings) };
    },
    LOOK,
  );
