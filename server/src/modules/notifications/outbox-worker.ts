import type { Kysely } from 'kysely';
import type { NotificationChannel } from '@pasal/shared/contracts';
import type { Config } from '../../config/config';
import type { Database } from '../../db/schema';
import { reasonOf } from '@pasal/core/errors/error-code';
import { inSpan } from '@pasal/core/observe/tracing/spans';
import { openChannels } from '../settings/channels';
import { deliverNotification, recipientOf, senderOf, type Senders } from './deliver-notification';
import { DeliveryError, shortLine } from './delivery-error';
import type { Sender } from './notification-content';
import * as outbox from './outbox.repository';
import * as reasons from './reason-messages';
import { MAX_ATTEMPTS, retryDelay } from './retry-delay';
import { emailSender } from './send-email';
import { smsSender } from './send-sms';

/** Maximum milliseconds of one attempt; a claim lasts longer. */
const ATTEMPT = 60_000;

/** The attempts of one server since its start. */
export interface DeliveryCounts {
  sent: number;
  /** Failed attempts, final or not. */
  failed: number;
}

/** One server's outbox worker. */
export interface OutboxWorker {
  /** Holds what cannot be sent from here, and sends everything that is due. */
  round(): Promise<void>;
  /** Running attempts are aborted within `grace` milliseconds, and no new ones begin. */
  close(grace: number): void;
}

interface WorkerDeps {
  db: Kysely<Database>;
  config: Pick<Config, 'smtp' | 'smsWebhook'>;
  shopUrl: string;
  counts: DeliveryCounts;
}

function sendersOf({ smtp, smsWebhook }: WorkerDeps['config']): Senders {
  return {
    ...(smtp && { email: emailSender(smtp) }),
    ...(smsWebhook && { sms: smsSender(smsWebhook) }),
  };
}

function outcomeOf(error: unknown, attempts: number): outbox.Outcome {
  const reason = shortLine(reasonOf(error));
  const isFinal = error instanceof DeliveryError && error.isFinal;
  if (isFinal || attempts >= MAX_ATTEMPTS) return { state: 'failed', reason };
  return { state: 'waiting', reason, seconds: retryDelay(attempts) };
}

type Due = outbox.DueNotification | outbox.DueNotice;

/** Trace attributes of a message: the order's number links it to the trace that placed the order. */
const factsOf = (notification: Due) => ({
  'pasal.channel': notification.channel,
  'pasal.kind': notification.kind,
  ...(!('notice' in notification) && { 'pasal.order': notification.id }),
});

/** The outcome for a message whose order was deleted or cancelled before it was sent; otherwise null. */
function endOf(notification: Due): outbox.Outcome | null {
  if ('notice' in notification) return null;
  if (notification.deleted_at !== null) return { state: 'failed', reason: reasons.orderDeleted.en };
  const { kind, told_stage, is_first } = notification;
  const isOfWay = kind === 'order_placed' || told_stage !== null || is_first;
  const isCancelled = isOfWay && notification.status === 'cancel';
  return isCancelled ? { state: 'discarded', reason: reasons.orderCancelled.en } : null;
}

export function outboxWorker({ db, config, shopUrl, counts }: WorkerDeps): OutboxWorker {
  const open: NotificationChannel[] = openChannels(config);
  const senders = sendersOf(config);
  const mailFrom = config.smtp?.from ?? '';
  /** First stops new attempts; later aborts the running ones. */
  const closing = new AbortController();
  const closed = new AbortController();

  async function attempt(notification: Due, sender: Sender): Promise<outbox.Outcome> {
    const ended = endOf(notification);
    if (ended) return ended;
    if (notification.attempts > MAX_ATTEMPTS)
      return { state: 'failed', reason: reasons.neverSettled.en };
    const recipient = recipientOf(notification, sender);
    if (recipient === null) return { state: 'held', reason: reasons.noShopAddress.en };
    const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(ATTEMPT)]);
    try {
      await deliverNotification(notification, recipient, { sender, senders, mailFrom, signal });
      counts.sent += 1;
      return { state: 'sent', recipient };
    } catch (error) {
      counts.failed += 1;
      return outcomeOf(error, notification.attempts);
    }
  }

  return {
    async round() {
      await outbox.holdClosed(db, open);
      while (!closing.signal.aborted && open.length > 0) {
        const due: Due[] = [
          ...(await outbox.claimDue(db, open)),
          ...(await outbox.claimNotices(db, open)),
        ];
        if (due.length === 0) return;
        const sender = senderOf(await outbox.readSender(db), shopUrl);
        const settled = await Promise.allSettled(
          due.map((notification) =>
            inSpan('send message', factsOf(notification), async () =>
              outbox.settle(db, notification, await attempt(notification, sender)),
            ),
          ),
        );
        // Only after all have ended: nothing may still be running when a round is over.
        const trouble = settled.find((each) => each.status === 'rejected');
        if (trouble !== undefined) throw trouble.reason;
      }
    },
    close(grace) {
      closing.abort();
      setTimeout(() => closed.abort(new Error('the server stopped')), grace).unref();
    },
  };
}
