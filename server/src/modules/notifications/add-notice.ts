import type { Kysely } from 'kysely';
import type { NotificationAudience, NotificationKind } from '@pasal/shared/contracts';
import { localise, type Wording } from '@pasal/core/errors/wording';
import type { Notice } from '@pasal/platform/server/shop';
import type { Database } from '../../db/schema';

/** A stored message: in English, and in Nepali unless an earlier version wrote it. */
export interface StoredNotice extends Notice {
  ne?: Notice;
}

interface Recipient {
  audience: NotificationAudience;
  /** Null for the shop's own address, which is looked up when the message is sent. */
  recipient: string | null;
}

/** Adds emails without an order to the outbox, in the transaction of the event they report. */
export async function addNotice(
  trx: Kysely<Database>,
  {
    kind,
    notice,
    to,
  }: { kind: NotificationKind; notice: Notice<Wording>; to: readonly Recipient[] },
): Promise<void> {
  const stored: StoredNotice = {
    ...localise<Notice>(notice, 'en'),
    ne: localise<Notice>(notice, 'ne'),
  };
  const text = JSON.stringify(stored);
  const values = to.map((each) => ({ ...each, kind, channel: 'email' as const, notice: text }));
  await trx
    .insertInto('outbox')
    .values(values.map((value) => ({ ...value, order_id: null, status: null })))
    .execute();
}
