import { sql, type Transaction } from 'kysely';
import { NOTIFIED_STAGES, type ParcelStage, type NotifiedStage } from '@pasal/shared/contracts';
import { PARCEL_STAGE_LABELS } from '@pasal/shared/domain';
import * as nepali from '@pasal/shared/domain/nepali';
import type { Database } from '../../db/schema';
import { MAIL_KEY } from '../settings/mail-setting';
import { isStageSentByDefault } from '../settings/stage-notifications';

const isNotified = (stage: ParcelStage): stage is NotifiedStage =>
  NOTIFIED_STAGES.some((each) => each === stage);

/**
 * Queues the messages to the buyer about a parcel's stage, by SMS and email as the owner chose: once per parcel and stage, however often it
 * is reached. Servers of the previous version, which don't know stages, send its label as an order update.
 */
export async function queueStageMessages(
  trx: Transaction<Database>,
  parcelId: number,
  stage: ParcelStage,
): Promise<void> {
  if (!isNotified(stage)) return;
  await sql`
    insert into outbox (order_id, parcel_id, kind, audience, channel, recipient, status, stage,
      customer_message, mark)
    select orders.id, parcel.id, 'status_changed', 'buyer', way.channel, way.recipient, orders.status, parcel.stage,
      case orders.language when 'ne' then ${nepali.PARCEL_STAGE_LABELS[stage]}::text
        else ${PARCEL_STAGE_LABELS[stage]}::text end,
      format('%s:%s:%s', parcel.id, parcel.stage, way.channel)
    from parcel join orders on orders.id = parcel.order_id,
      lateral (values ('email', orders.email), ('sms', orders.phone)) as way (channel, recipient)
    where parcel.id = ${parcelId} and way.recipient <> ''
      and coalesce((select value -> 'send' from site_setting where key = ${sql.lit(MAIL_KEY)})
        ->> format('stage_%s_buyer_%s', parcel.stage, way.channel), ${String(isStageSentByDefault(stage))}) = 'true'
      and (select count(*) from parcel_event
        where parcel_id = parcel.id and to_stage = parcel.stage and from_stage <> to_stage) = 1
    on conflict do nothing
  `.execute(trx);
}
