import type { MailSettings, SiteSettings, SizedPicture } from '@pasal/shared/contracts';
import {
  carriesLink,
  type Dates,
  DELIVERY_TYPE_LABELS,
  formatRupees,
  lineName,
  oneLine,
  toRupees,
} from '@pasal/shared/domain';
import { LONGEST_LINE, shortLine } from './delivery-error';
import type { DueNotification } from './outbox.repository';
import * as words from './notification-words';

/** In whose name messages go and where their links lead. */
export interface Sender {
  site: SiteSettings;
  mail: MailSettings;
  /** The owner's own; null for none. */
  logo: SizedPicture | null;
  /** In the calendar of the shop's papers. */
  dates: Dates;
  /** Origin of the shop, without a slash at the end. */
  shopUrl: string;
}

/** A message before it is made plain text or HTML. */
export interface NotificationContent {
  greeting: string;
  sentence: string;
  /** What staff tell the buyer besides; null for nothing. */
  message: string | null;
  /** Name, quantity, sum. */
  lines: readonly { name: string; quantity: number; sum: string }[];
  /** The price of the delivery; null where it is free. */
  delivery: string | null;
  total: string;
  /** Label and value, such as where it is delivered to. */
  facts: readonly (readonly [string, string])[];
  link: { label: string; url: string };
  /** The shop's name and how to reach it. */
  closing: readonly string[];
}

/** The new status in words; where staff tell more of an order that goes on, theirs are the news. */
function statusSentence({ told_status, customer_message }: DueNotification, number: string) {
  const isOver = told_status === 'complete' || told_status === 'cancel';
  return customer_message === null || isOver
    ? `your order ${number} ${words.STATUS_SENTENCES[told_status]}`
    : words.NEWS(number);
}

function sentenceOf(notification: DueNotification, number: string): string {
  const { kind, audience } = notification;
  if (kind === 'cancelled_by_buyer') return words.CANCELLED_TO_SHOP;
  if (kind === 'status_changed') return statusSentence(notification, number);
  return audience === 'shop' ? words.NEW_TO_SHOP : words.THANKS;
}

/**
 * Returns a buyer's own words for a message to the buyer: empty when they hold a link, because the shop's
 * name is on the message and the address is not proven to be theirs. The shop reads everything.
 */
function typed({ audience }: DueNotification, text: string): string {
  return audience === 'buyer' && carriesLink(text) ? '' : oneLine(text);
}

/** When it comes, while that is still to be. */
function promiseOf(
  { status, promised_from: from, promised_to: to }: DueNotification,
  dates: Dates,
) {
  if (status !== 'pending' || from === null || to === null) return [];
  return [[words.PROMISED, dates.days({ from, to })] satisfies [string, string]];
}

function factsOf(order: DueNotification, dates: Dates): [string, string][] {
  const { audience, city, district, delivery_type } = order;
  const place = [typed(order, order.address), city, district].filter((part) => part !== '');
  const delivery = `${DELIVERY_TYPE_LABELS[delivery_type]}: ${place.join(', ')}`;
  return [
    ['Order', order.order_number],
    ...(audience === 'shop'
      ? ([
          ['Customer', order.customer_name],
          ['Phone', order.phone],
          ['Email', order.email],
        ] satisfies [string, string][])
      : []),
    ['Delivery', delivery],
    ...promiseOf(order, dates),
    ['Payment', words.PAYMENT],
  ];
}

/** Where a buyer follows the order, and where staff find it. */
function linkOf({ audience, order_number }: DueNotification, shopUrl: string) {
  const number = encodeURIComponent(order_number);
  return audience === 'shop'
    ? { label: words.OPEN, url: `${shopUrl}/dashboard/order-management?search=${number}` }
    : { label: words.TRACK, url: `${shopUrl}/order/${number}` };
}

/** Writes the content of an email from the order's own snapshot. */
export function contentOf(
  notification: DueNotification,
  { site, shopUrl, dates }: Sender,
): NotificationContent {
  const { delivery_charge_paisa: chargePaisa } = notification;
  return {
    greeting: words.GREETING[notification.audience](
      typed(notification, notification.customer_name),
    ),
    sentence: sentenceOf(notification, notification.order_number),
    message: notification.customer_message,
    lines: notification.items.map((item) => ({
      name: oneLine(lineName(item)),
      quantity: item.quantity,
      sum: formatRupees(toRupees(item.price_paisa * item.quantity)),
    })),
    delivery: chargePaisa > 0 ? formatRupees(toRupees(chargePaisa)) : null,
    total: formatRupees(toRupees(notification.total_paisa)),
    facts: factsOf(notification, dates)
      .map(([label, value]) => [label, oneLine(value)] as const)
      // A customer on the phone may have no email address.
      .filter(([, value]) => value !== ''),
    link: linkOf(notification, shopUrl),
    closing: [site.shop_name, ...site.phones, site.email]
      .map(oneLine)
      .filter((line) => line !== ''),
  };
}

/** Writes a text message: one line, as short as possible. Its link is whole, whatever staff have to tell. */
export function textMessageOf(notification: DueNotification, sender: Sender): string {
  const { kind, order_number, customer_message, total_paisa } = notification;
  const sentence =
    kind === 'order_placed'
      ? words.shortThanks(order_number)
      : statusSentence(notification, order_number);
  const total =
    kind === 'order_placed' ? ` ${formatRupees(toRupees(total_paisa))}, ${words.PAYMENT}.` : '';
  const message = customer_message === null ? '' : ` ${customer_message}`;
  const { url } = linkOf(notification, sender.shopUrl);
  const text = shortLine(`${sender.site.shop_name}: ${sentence}${total}${message}`);
  return shortLine(`${text.slice(0, LONGEST_LINE - url.length - 1)} ${url}`);
}
