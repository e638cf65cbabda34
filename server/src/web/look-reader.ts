import type { Look } from '@pasal/platform/server/shop';
import type { Versions } from '@pasal/core/http/cache/public-versions';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { iconVersionOf } from '../modules/settings/looks';
import { readLooks } from '../modules/settings/looks-setting';
import { hasAnnouncement } from '../modules/settings/announcement-setting';
import { lastKnown } from './last-known';
import { CLOSING, LOOK } from './look';

/** Reads the look of documents: what is the same in every shop, this shop's icon, and whether it has an announcement. */
export const lookReader = (db: Kysely<Database>): ((known?: Versions) => Promise<Look>) =>
  lastKnown(
    db,
    async (from) => {
      const { settings } = await readLooks(from);
      const script = (await hasAnnouncement(from)) ? LOOK.script + CLOSING : LOOK.script;
      return { ...LOOK, script, iconVersion: iconVersionOf(settings) };
    },
    LOOK,
  );
