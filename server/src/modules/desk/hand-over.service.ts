import type { Kysely } from 'kysely';
import {
  COURIER_FILE_PRESETS,
  type CourierFileColumn,
  type HandOverQuery,
  type HandOverResponse,
  type User,
} from '@pasal/shared/contracts';
import { kathmanduDate, startOfKathmanduDate } from '@pasal/shared/domain';
import { invalid, notFound } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { recordExport } from '../activity/record-export';
import { noSuchCourier } from '../courier/messages';
import { noSuchDay } from '../order/messages';
import { readDeskSettings } from './desk-settings.service';
import { handOverCsv } from './hand-over-csv';
import { listHanded } from './hand-over.repository';

/** What a courier was handed on a day. @throws DomainError 404; 400 for a day that is none */
export async function readHandOver(
  db: Kysely<Database>,
  courierId: number,
  { day = kathmanduDate(new Date()), of }: HandOverQuery = {},
): Promise<HandOverResponse> {
  if (startOfKathmanduDate(day) === null)
    throw invalid(noSuchDay, { path: 'day', message: noSuchDay });
  const courier = await db
    .selectFrom('courier')
    .select('name')
    .where('id', '=', courierId)
    .executeTakeFirst();
  if (courier === undefined) throw notFound(noSuchCourier);
  return { courier: courier.name, day, parcels: await listHanded(db, courierId, { day, of }) };
}

/** The courier's file, and who took it: customers leave the shop with it. */
export async function exportHandOver(
  db: Kysely<Database>,
  actor: User,
  { courierId, ...query }: HandOverQuery & { courierId: number },
): Promise<{ name: string; text: string }> {
  const handed = await readHandOver(db, courierId, query);
  const { settings } = await readDeskSettings(db);
  const own = settings.files.find(({ courier_id }) => courier_id === courierId);
  const columns: readonly CourierFileColumn[] = own?.columns ?? COURIER_FILE_PRESETS.plain;
  const name = `hand-over-${courierId}-${handed.day}.csv`;
  await recordExport(db, actor, { kind: 'order', file: name });
  return { name, text: handOverCsv(columns, handed.parcels) };
}
