import type { OrderStatus, NotifiedStage } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain/nepali';

/** How Nepali writes money, dates and the names of stored values. */
export {
  BUYER_STATUS_LABELS,
  DELIVERY_TYPE_LABELS,
  PARCEL_STAGE_LABELS,
  formatNepaliRupees as formatRupees,
  makeNepaliDates as makeDates,
} from '@pasal/shared/domain/nepali';

/** The texts of the shop's messages. Plain words: people in a hurry read them on phones. */
export const THANKS = 'अर्डर गर्नुभएकोमा धन्यवाद। हामीले तपाईंको अर्डर पायौँ। केही सोध्नुपरे फोन गर्नेछौँ।';
export const CANCELLED_TO_SHOP = 'ग्राहकले यो अर्डर रद्द गर्नुभयो। यसका सामान फेरि स्टकमा छन्।';
export const RETURN_TO_SHOP = 'ग्राहकले यो अर्डरको सामान फिर्ता गर्न खोज्नुभएको छ।';
export const NEW_TO_SHOP = 'नयाँ अर्डर आयो।';
export const TRACK = 'अर्डर कहाँ पुग्यो हेर्नुहोस् (अर्डर गर्दा दिएको फोन नम्बर चाहिन्छ):';
export const OPEN = 'ड्यासबोर्डमा खोल्नुहोस्:';
export const PAYMENT = 'सामान पाएपछि नगद भुक्तानी';

const STATUS_SENTENCES: Record<OrderStatus, string> = {
  pending: 'फेरि तयार हुँदैछ।',
  complete: 'पूरा भयो। हामीसँग किनमेल गर्नुभएकोमा धन्यवाद!',
  cancel: 'रद्द भयो। तपाईंले केही तिर्नुपर्दैन।',
  others: 'मा काम हुँदैछ। हामी तपाईंलाई फोन गर्नेछौँ।',
};
/** The new status of an order, for the buyer. */
export const statusOf = (number: string, status: OrderStatus) =>
  `तपाईंको अर्डर ${number} ${STATUS_SENTENCES[status]}`;

/** What a message about a parcel is about. */
export const stageSubject = (number: string, isPart: boolean) =>
  isPart ? `तपाईंको अर्डर ${number} को एउटा पार्सल` : `तपाईंको अर्डर ${number}`;
/** Who has a parcel, and under which number. */
export const carriedBy = (courier: string | null, consignment: string | null) => {
  if (courier === null) return '';
  return consignment === null ? ` (${courier})` : ` (${courier}, नम्बर ${consignment})`;
};
/** Where a parcel is now, for the buyer. */
export const STAGE_SENTENCES: Record<NotifiedStage, (parcel: string, by: string) => string> = {
  confirmed: (parcel) => `${parcel} पक्का भयो।`,
  packed: (parcel) => `${parcel} प्याक भयो।`,
  handed_over: (parcel, by) => `${parcel} पसलबाट निस्क्यो र तपाईंकहाँ आउँदैछ${by}।`,
  on_the_way: (parcel, by) => `${parcel} बाटोमा छ${by}।`,
  delivered: (parcel) => `${parcel} डेलिभरी भयो।`,
  could_not_deliver: (parcel) => `${parcel} डेलिभरी हुन सकेन। हामी तपाईंलाई फोन गर्नेछौँ।`,
};

/** In place of that sentence, where staff say themselves how the order is doing. */
export const NEWS = (number: string) => `तपाईंको अर्डर ${number} बारे खबर छ।`;

export const GREETING = {
  /** An order may have no usable name. */
  buyer: (name: string) => (name === '' ? 'नमस्ते,' : `नमस्ते ${name},`),
  shop: () => 'नमस्ते,',
  team: () => 'नमस्ते,',
};

/**
 * First sentence of a text message about a new order, after the shop's name. A part of such a message has 160 letters in English and
 * 70 in Nepali, and each part is paid for: what stands in one is short.
 */
export const shortThanks = (number: string) => `अर्डर ${number} पायौँ।`;
/** What is paid, and how, in a text message. */
export const shortTotal = (total: string) => `${total} नगद।`;

/** What stands before the facts of an order, and its sums. */
export const LABELS = {
  order: 'अर्डर',
  customer: 'ग्राहक',
  phone: 'फोन',
  email: 'इमेल',
  delivery: 'डेलिभरी',
  expected: 'आइपुग्ने दिन',
  payment: 'भुक्तानी',
  total: 'जम्मा',
};
/** One line of the goods: how many, and of what. */
export const pieces = (quantity: number, name: string) => `${writeDigits(quantity)} × ${name}`;

/** First lines of messages. */
export const subjects = {
  cancelledByBuyer: (number: string) => `ग्राहकले अर्डर ${number} रद्द गर्नुभयो`,
  returnAsked: (number: string) => `अर्डर ${number} को सामान फिर्ता मागियो`,
  status: (number: string, status: string) => `अर्डर ${number}: ${status}`,
  toShop: (number: string) => `नयाँ अर्डर ${number}`,
  toBuyer: (number: string) => `हामीले तपाईंको अर्डर ${number} पायौँ`,
};
