import type {
  MailSettings,
  ManagedSettings,
  SizedPicture,
  NotifiedStage,
} from '@pasal/shared/contracts';
import { pathIn } from '@pasal/platform/contract/language';
import { carriesLink, type Dates, lineName, oneLine, toRupees } from '@pasal/shared/domain';
import type { Language } from '@pasal/core/contract/language';
import { LONGEST_LINE, shortLine } from './delivery-error';
import { nameIn } from '../name-in';
import { presentPublicSettings } from '../settings/present-site';
import type { DueNotification } from './outbox.repository';
import { wordsIn } from './words-in';

/** The sender of messages, and the origin of their links. */
export interface Sender {
  site: ManagedSettings;
  mail: MailSettings;
  /** The owner's own logo; null for none. */
  logo: SizedPicture | null;
  /** Formats dates in the calendar of the shop's documents. */
  datesIn: (language: Language) => Dates;
  /** The language of messages to the shop. */
  language: Language;
  /** Nepali versions of ready messages to buyers, by their English text. */
  told?: ReadonlyMap<string, string>;
  /** The shop's origin, without a trailing slash. */
  shopUrl: string;
}

/** The content of a message, before it is rendered as plain text or HTML. */
export interface NotificationContent {
  language: Language;
  greeting: string;
  sentence: string;
  /** The staff's message to the buyer, or the buyer's to the shop; null for none. */
  message: string | null;
  /** Name, quantity, sum. */
  lines: readonly { name: string; quantity: number; sum: string }[];
  /** The delivery charge; null if it is free. */
  delivery: string | null;
  total: string;
  /** Label and value, such as the delivery address. */
  facts: readonly (readonly [string, string])[];
  link: { label: string; url: string };
  /** The shop's name and contact details. */
  closing: readonly string[];
}

/** The language of a message's reader; for buyers, that of the order. */
export const languageFor = (
  { audience, language }: Pick<DueNotification, 'audience' | 'language'>,
  sender: Pick<Sender, 'language'>,
): Language => (audience === 'buyer' ? (language ?? 'en') : sender.language);

type Words = ReturnType<typeof wordsIn>;

/** A sentence about what happened to a parcel. */
function stageSentence(
  { order_number, is_part, courier, consignment }: DueNotification,
  stage: NotifiedStage,
  words: Words,
) {
  const parcel = words.stageSubject(order_number, is_part);
  return words.STAGE_SENTENCES[stage](parcel, words.carriedBy(courier, consignment));
}

/** A sentence about the new status; if staff wrote about an order that is not finished, their message is the news. */
function statusSentence(notification: DueNotification, words: Words) {
  const { told_status, told_stage, customer_message, order_number: number } = notification;
  if (told_stage !== null) return stageSentence(notification, told_stage, words);
  const isOver = told_status === 'complete' || told_status === 'cancel';
  return customer_message === null || isOver
    ? words.statusOf(number, told_status)
    : words.NEWS(number);
}

function sentenceOf(notification: DueNotification, words: Words): string {
  const { kind, audience } = notification;
  if (kind === 'cancelled_by_buyer') return words.CANCELLED_TO_SHOP;
  if (kind === 'return_asked') return words.RETURN_TO_SHOP;
  if (kind === 'status_changed') return statusSentence(notification, words);
  return audience === 'shop' ? words.NEW_TO_SHOP : words.THANKS;
}

/**
 * A buyer's own text in a message to the buyer: empty if the message contains a link, because it goes out in the shop's name to an unproven
 * address. The shop receives everything.
 */
function typed({ audience }: DueNotification, text: string): string {
  return audience === 'buyer' && carriesLink(text) ? '' : oneLine(text);
}

/** The promised day, if it is not over. */
function promiseOf(
  { status, promised_from: from, promised_to: to }: DueNotification,
  { words, dates }: { words: Words; dates: Dates },
) {
  if (status !== 'pending' || from === null || to === null) return [];
  return [[words.LABELS.expected, dates.days({ from, to })] satisfies [string, string]];
}

function factsOf(order: DueNotification, words: Words, dates: Dates): [string, string][] {
  const { LABELS } = words;
  const { audience, delivery_type } = order;
  // Staff know the places by their names in the dashboard.
  const language = (audience === 'buyer' && order.language) || 'en';
  const city = nameIn(language, order.city, order.city_ne);
  const district = nameIn(language, order.district, order.district_ne);
  const place = [typed(order, order.address), city, district].filter((part) => part !== '');
  const delivery = `${words.DELIVERY_TYPE_LABELS[delivery_type]}: ${place.join(', ')}`;
  return [
    [LABELS.order, order.order_number],
    ...(audience === 'shop'
      ? ([
          [LABELS.customer, order.customer_name],
          [LABELS.phone, order.phone],
          [LABELS.email, order.email],
        ] satisfies [string, string][])
      : []),
    [LABELS.delivery, delivery],
    ...promiseOf(order, { words, dates }),
    [LABELS.payment, words.PAYMENT],
  ];
}

/** The link for the buyer to track the order, or for staff to find it. */
function linkOf(
  { audience, kind, order_number }: DueNotification,
  shopUrl: string,
  language: Language,
) {
  const words = wordsIn(language);
  const number = encodeURIComponent(order_number);
  const to = (path: string) => shopUrl + pathIn(language, path);
  if (kind === 'return_asked') return { label: words.OPEN, url: to('/dashboard/returns') };
  return audience === 'shop'
    ? { label: words.OPEN, url: to(`/dashboard/order-management?search=${number}`) }
    : { label: words.TRACK, url: to(`/order/${number}`) };
}

/** A line by its name in the buyer's language; staff use the English one (D158). */
const nameOfLine = (item: DueNotification['items'][number], language: Language) =>
  oneLine(
    lineName({
      product_name: nameIn(language, item.product_name, item.product_name_ne),
      variant_name: nameIn(language, item.variant_name, item.variant_name_ne),
    }),
  );

/** The staff's message to the buyer, in the buyer's language if it is a ready message with a translation (D162). */
function toldIn(notification: DueNotification, sender: Sender): string | null {
  const { customer_message: message } = notification;
  if (message === null || languageFor(notification, sender) === 'en') return message;
  return sender.told?.get(message) ?? message;
}

/** The shop's name, address and contact details, in the language of a message. */
export function closingOf({ site }: Pick<Sender, 'site'>, language: Language): string[] {
  const { shop_name, address, phones, email } = presentPublicSettings(site, language);
  return [shop_name, address, ...phones, email].map(oneLine).filter((line) => line !== '');
}

/** The content of an email, from the order's own snapshot. */
export function contentOf(notification: DueNotification, sender: Sender): NotificationContent {
  const { shopUrl } = sender;
  const language = languageFor(notification, sender);
  const words = wordsIn(language);
  const rupees = (paisa: number) => words.formatRupees(toRupees(paisa));
  const { delivery_charge_paisa: chargePaisa } = notification;
  return {
    language,
    greeting: words.GREETING[notification.audience](
      typed(notification, notification.customer_name),
    ),
    sentence: sentenceOf(notification, words),
    message: toldIn(notification, sender),
    lines: notification.items.map((item) => ({
      name: nameOfLine(item, notification.audience === 'buyer' ? language : 'en'),
      quantity: item.quantity,
      sum: rupees(item.price_paisa * item.quantity),
    })),
    delivery: chargePaisa > 0 ? rupees(chargePaisa) : null,
    total: rupees(notification.total_paisa),
    facts: factsOf(notification, words, sender.datesIn(language))
      .map(([label, value]) => [label, oneLine(value)] as const)
      // A customer on the phone may have no email address.
      .filter(([, value]) => value !== ''),
    link: linkOf(notification, shopUrl, language),
    closing: closingOf(sender, language),
  };
}

/** A text message: one line, as short as possible. Its link is always complete, whatever the length of the staff's message. */
export function textMessageOf(notification: DueNotification, sender: Sender): string {
  const { kind, order_number, total_paisa } = notification;
  const told = toldIn(notification, sender);
  const language = languageFor(notification, sender);
  const words = wordsIn(language);
  const isNew = kind === 'order_placed';
  const sentence = isNew ? words.shortThanks(order_number) : statusSentence(notification, words);
  const total = isNew ? ` ${words.shortTotal(words.formatRupees(toRupees(total_paisa)))}` : '';
  const message = told === null ? '' : ` ${told}`;
  const { url } = linkOf(notification, sender.shopUrl, language);
  const text = shortLine(`${sender.site.shop_name}: ${sentence}${total}${message}`);
  return shortLine(`${text.slice(0, LONGEST_LINE - url.length - 1)} ${url}`);
}
