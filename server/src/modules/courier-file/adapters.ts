import type { Kysely } from 'kysely';
import { COURIER_FILE_PRESETS } from '@pasal/shared/contracts';
import { notFound } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { deskSetting } from '../settings/desk-setting';
import { noSuchCourier } from './messages';
import type { CourierAdapter, CourierFiles } from './courier-adapter';
import { fileAdapter } from './file-adapter';

/** Adapters by the names stored with couriers; a courier without one of these uses files. */
export const adapters = new Map<string, CourierAdapter>([['file', fileAdapter]]);

/** The owner's settings for a courier's files, over the defaults. */
export async function filesOf(db: Kysely<Database>, courierId: number): Promise<CourierFiles> {
  const { settings } = await deskSetting.read(db);
  const own = settings.files.find(({ courier_id }) => courier_id === courierId);
  const { columns = COURIER_FILE_PRESETS.plain, headings = {}, states = [] } = own ?? {};
  return { columns, headings, states };
}

/** The adapter for this courier's system, and its file settings. @throws DomainError 404 */
export async function adapterOf(db: Kysely<Database>, courierId: number) {
  const found = await db
    .selectFrom('courier')
    .select('adapter')
    .where('id', '=', courierId)
    .executeTakeFirst();
  if (found === undefined) throw notFound(noSuchCourier);
  return {
    adapter: adapters.get(found.adapter) ?? fileAdapter,
    files: await filesOf(db, courierId),
  };
}
