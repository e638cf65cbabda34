import type { Kysely } from 'kysely';
import type { HandOverQuery, HandOverResponse, User } from '@pasal/shared/contracts';
import { kathmanduDate, startOfKathmanduDate } from '@pasal/shared/domain';
import { invalid, notFound } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { recordExport } from '../activity/record-export';
import { noSuchCourier } from '../courier-file/messages';
import { adapterOf } from '../courier-file/adapters';
import type { HandOverFile } from '../courier-file/courier-adapter';
import { noSuchDay } from '../order-record/messages';
import { listHanded } from './hand-over.repository';
import { orderLog } from '../order-record/log';

/** What was handed to a courier on a day. @throws DomainError 404; 400 for an invalid date */
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

/** The hand-over file for the courier's own site. Logs who exported it, because it contains customer data. */
export async function exportHandOver(
  db: Kysely<Database>,
  actor: User,
  { courierId, ...query }: HandOverQuery & { courierId: number },
): Promise<HandOverFile & { name: string }> {
  const handed = await readHandOver(db, courierId, query);
  const { adapter, files } = await adapterOf(db, courierId);
  const file = await adapter.writeHandOver(handed.parcels, files);
  const name = `hand-over-${courierId}-${handed.day}.${file.extension}`;
  await recordExport(db, actor, { log: orderLog, file: name });
  return { ...file, name };
}
