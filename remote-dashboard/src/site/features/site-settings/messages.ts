import { writeDigits } from '@pasal/shared/domain';
import type { NotificationName } from '@pasal/shared/contracts';

export const notices: Record<NotificationName, string> = {
  order_placed_buyer_email: 'Order placed, to the customer by email',
  order_placed_buyer_sms: 'Order placed, to the customer by SMS',
  order_placed_shop_email: 'Order placed, to the shop by email',
  status_changed_buyer_email: 'Status changed, to the customer by email',
  status_changed_buyer_sms: 'Status changed, to the customer by SMS',
  cancelled_by_buyer_shop_email: 'Cancelled by the customer, to the shop by email',
  return_asked_shop_email: 'Return asked for, to the shop by email',
  stage_confirmed_buyer_email: 'Order confirmed, to the customer by email',
  stage_confirmed_buyer_sms: 'Order confirmed, to the customer by SMS',
  stage_packed_buyer_email: 'Parcel packed, to the customer by email',
  stage_packed_buyer_sms: 'Parcel packed, to the customer by SMS',
  stage_handed_over_buyer_email: 'Parcel handed over, to the customer by email',
  stage_handed_over_buyer_sms: 'Parcel handed over, to the customer by SMS',
  stage_on_the_way_buyer_email: 'Parcel on the way, to the customer by email',
  stage_on_the_way_buyer_sms: 'Parcel on the way, to the customer by SMS',
  stage_delivered_buyer_email: 'Parcel delivered, to the customer by email',
  stage_delivered_buyer_sms: 'Parcel delivered, to the customer by SMS',
  stage_could_not_deliver_buyer_email: 'Parcel could not be delivered, to the customer by email',
  stage_could_not_deliver_buyer_sms: 'Parcel could not be delivered, to the customer by SMS',
};

export const title = 'Site settings';
export const titleOf = (page: string) => `${title}: ${page}`;
export const pages = 'Pages of the site settings';
export const shop = 'Shop';
export const shopLead =
  "What the shop says about itself. Visitors see changes on their next page. Empty fields aren't shown.";
export const identity = 'Identity';
export const shopName = 'Shop name';
export const tagline = 'Tagline';
export const openingHours = 'Opening hours';
export const contact = 'Contact';
export const phones = 'Phones';
export const phonesHint = 'One per line, up to five. The first is the main one.';
export const address = 'Address';
export const email = 'Email';
export const website = 'Website';
export const websiteHint = 'Such as https://example.com';
export const social = 'Social links';
export const socialHint = 'Full addresses, such as https://www.facebook.com/yourshop';
export const facebook = 'Facebook';
export const instagram = 'Instagram';
export const tiktok = 'TikTok';
export const whatsappLink = 'WhatsApp link';
export const whatsappLinkHint =
  'Its number, under Chats, makes buttons with a first message. Empty this once it is there.';
export const legal = 'Legal identity';
export const legalName = 'Legal name';
export const registration = 'Registration number';
export const panVat = 'PAN';
export const vat = 'VAT number';
export const vatHint =
  'Only if the shop is registered for VAT. Invoices then show the VAT included.';
export const grievance = 'Grievance contact';
export const looks = 'Looks';
export const looksLead =
  'Your logo, icon and accent colour. Visitors see changes on their next page.';
export const selling = 'Selling';
export const sellingLead =
  'What the home page offers, how prices are rounded, and how much one order may have.';
export const home = 'Home page';
export const specialOffer = "Show the 'Special Offer!' box";
export const orders = 'Orders on the website';
export const ordersHint =
  "How many items one order may have. Orders entered by staff aren't limited.";
export const perProduct = 'Most of one product';
export const perOrder = 'Most items in all';
export const scarceLeft = 'Stock at which a product counts as scarce';
export const scarceLeftHint = '0 means never.';
export const scarcePerHour = 'Most scarce items an hour';
export const scarcePerHourHint =
  'For all scarce products together, per network address and per phone.';
export const limitRange = (least: number, most: number) =>
  `A whole number from ${least} to ${most}.`;
export const save = 'Save settings';
export const discard = 'Discard changes';
export const unsaved = 'You have unsaved changes.';
export const failed = 'Failed to load the settings.';
export const loadAgain = 'Load their version';
export const takenIn =
  'Their changes are loaded and everything you typed is kept. Check it, then save again.';
export const savedMeanwhile = (value: string) =>
  value === ''
    ? 'Someone else cleared this in the meantime.'
    : `Someone else saved “${value}” here.`;
export const mail = 'Messages';
export const mailLead = 'Which messages are sent, and in whose name.';
export const sent = 'Sent messages';
export const addresses = 'Sender and recipient';
export const noEmail = "This shop can't send email yet. Messages wait on hold.";
export const noSms = "This shop can't send SMS yet.";
export const senderName = 'Sender name';
export const senderHint = 'Leave empty to use the shop name';
export const notifyEmail = 'Email for new orders';
export const notifyHint = "Leave empty to use the shop's email address";

export const delivery = 'Delivery';
export const deliveryLead =
  'Applies everywhere. Districts and cities can have their own terms under Districts and cities.';
export const terms = 'Price and days';
export const closed = 'Closed days';
export const pickUp = 'Pick-up';
export const freeAbove = 'Free delivery from (Rs.)';
export const freeAboveHint = 'Total of the goods in an order. Leave empty for never.';
export const closedWeekdays = 'Closed every';
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export const closedDates = 'Closed on';
export const closedDatesHint = 'One day per line, such as 2026-11-21. Promised days skip them.';
export const mapUrl = 'Map link';
export const mapUrlHint =
  'For buyers who pick up an order, shown with the address and opening hours of the shop.';

/** Predefined remarks for staff. */
export const remarks = 'Remarks';
export const readyRemarks = 'Ready remarks';
export const remarksLead =
  'What staff choose with one press when they set the status of orders. Each may set a status and tell the customer something.';
export const remark = 'Remark';
export const remarkStatus = 'Sets the status to';
export const statusKept = 'No status';
export const remarkTold = 'Tells the customer';
export const removeRemark = (remark: string) =>
  remark === '' ? 'Remove this remark' : `Remove "${remark}"`;
export const addRemark = 'Add a remark';
export const remarksBoth =
  'Someone else has changed these remarks too. Saving yours takes the place of theirs.';

/** Return periods for goods. */
export const returns = 'Returns';
export const returnsLead = 'Within how many days buyers may ask to send goods back.';
export const shopDays = 'Days of the shop';
export const shopDaysLead =
  'Counted from the day of delivery, both for money back and for an exchange. 0 means never.';
export const categoryDays = 'Categories with days of their own';
export const categoryDaysLead = 'Leave a field empty where the days of the shop hold.';
export const dayKinds = { return_days: 'Money back (days)', exchange_days: 'Exchange (days)' };
export const daysOf = (category: string, kind: string) => `${category}: ${kind}`;
export const wrongDays = (most: number) => `Enter whole days from 0 to ${writeDigits(most)}.`;

export const desks = 'Desks';
export const desksLead = 'How orders are worked through, from the call to the hand-over.';
export const callRules = 'Who need not be called';
export const callRulesLead =
  'New orders wait for a call. The desk marks those that may go without one; staff still decide.';
export const callRule = {
  known_orders: 'Delivered orders of a known buyer',
  below: 'Sum below which no call is needed (Rs.)',
  first_above: 'Call first orders above (Rs.)',
  refusals: 'Call who refused so many parcels',
};
export const callRuleHint = {
  known_orders: 'So many orders with the same phone were delivered. With 0 everybody is called.',
  below: 'With 0 the sum does not matter.',
  first_above: 'Of whom nothing was delivered to yet. With 0 no order is called for its sum.',
  refusals:
    'Staff offer pickup at the shop. Who takes nearly all parcels is not called. With 0 nobody is.',
};
export const cashRules = 'Cash on delivery: whom to call or tell first';
export const cashRulesLead =
  'A rule leads to a call or a text and never cancels anything. Its reason stands on the order and at the desk To call.';
export const textFirst = 'Tell buyers first where many parcels are refused';
export const textFirstHint =
  'By text and email, where the place or the courier surely has more refusals than the shop: at least five, and more than chance explains. The buyer is asked to keep the cash ready.';
export const desksNumber = (most: number) => `Enter a whole number from 0 to ${writeDigits(most)}.`;

/** The shop's chat contacts, and message templates for staff. */
export const chats = 'Chats';
export const chatsLead =
  'Where you answer in chats: buttons on products, carts, orders and the contact page, each only if it is filled in. And what staff write to customers.';
export const chatNumbers = 'Your chats';
export const whatsapp = 'WhatsApp number';
export const viber = 'Viber number';
export const viberHint =
  "Viber's links carry no message: it is copied, and the customer pastes it.";
export const messenger = 'Messenger page';
export const messengerHint = 'The name behind m.me/ or facebook.com/, such as yourshop';
export const chatTemplates = 'Messages to customers';
export const chatTemplatesLead =
  'What staff choose on an order. {name}, {order}, {total} and {day} are filled in. One with {day} is offered where a day was promised.';
export const templateName = 'Name';
export const templateText = 'Message';
export const removeTemplate = (name: string) =>
  name === '' ? 'Remove this message' : `Remove "${name}"`;
export const addTemplate = 'Add a message';
export const templatesBoth =
  'Someone else has changed these messages too. Saving yours takes the place of theirs.';

/** Pages written by the owner, and the announcement above the header. */
export const ownPages = 'Pages';
export const ownPagesLead =
  'Terms, privacy, returns, about and questions, in English and Nepali. Visitors read what you have published last.';
export const announcement = 'Announcement';
export const announcementLead =
  'A short text above the header of every page of the shop, on the days you choose. Visitors can close it.';

/** Bikram Sambat. */
export const calendar = 'Calendar';
export const calendarLead =
  'In which calendar the shop writes dates, and the years of Bikram Sambat (BS) as they are announced.';
