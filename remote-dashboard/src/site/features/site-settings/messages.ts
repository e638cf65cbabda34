import type { NotificationName } from '@pasal/shared/contracts';

export const notices: Record<NotificationName, string> = {
  order_placed_buyer_email: 'Order placed, to the customer by e-mail',
  order_placed_buyer_sms: 'Order placed, to the customer by SMS',
  order_placed_shop_email: 'Order placed, to the shop by e-mail',
  status_changed_buyer_email: 'Status changed, to the customer by e-mail',
  status_changed_buyer_sms: 'Status changed, to the customer by SMS',
  cancelled_by_buyer_shop_email: 'Cancelled by the customer, to the shop by e-mail',
};

export const title = 'Site settings';
export const lead =
  'What the shop says of itself. Visitors see changes on their next page; empty fields are not shown.';
export const identity = 'Identity';
export const shopName = 'Shop name';
export const tagline = 'Tagline';
export const openingHours = 'Opening hours';
export const contact = 'Contact';
export const phones = 'Phones';
export const phonesHint = 'One per line, at most five; the first is the main one.';
export const address = 'Address';
export const email = 'Email';
export const website = 'Website';
export const websiteHint = 'Such as https://example.com';
export const social = 'Social links';
export const socialHint = 'Whole addresses, such as https://www.facebook.com/yourshop';
export const facebook = 'Facebook';
export const instagram = 'Instagram';
export const tiktok = 'TikTok';
export const whatsapp = 'WhatsApp';
export const legal = 'Legal identity';
export const legalName = 'Legal name';
export const registration = 'Registration number';
export const panVat = 'PAN';
export const vat = 'VAT number';
export const vatHint =
  'Only if the shop is registered for VAT: invoices then say how much of the price it is.';
export const grievance = 'Grievance contact';
export const home = 'Home page';
export const specialOffer = "Show the 'Special Offer!' box";
export const orders = 'Orders on the website';
export const ordersHint =
  'How many pieces one order may take. Orders taken down by staff are free.';
export const perProduct = 'Most pieces of one product';
export const perOrder = 'Most pieces in all';
export const scarceLeft = 'Pieces left from which a product is scarce';
export const scarceLeftHint = '0: no product is ever scarce.';
export const scarcePerHour = 'Most scarce pieces an hour';
export const scarcePerHourHint =
  'Of all scarce products together, for one address and for one phone.';
export const limitRange = (least: number, most: number) =>
  `A whole number from ${least} to ${most}.`;
export const save = 'Save settings';
export const discard = 'Discard changes';
export const unsaved = 'There are unsaved changes.';
export const failed = 'Failed to load the settings.';
export const loadAgain = 'Load theirs';
export const takenIn =
  'Everything they changed is taken in, everything you typed is kept. Look through it, then save again.';
export const savedMeanwhile = (value: string) =>
  value === '' ? 'Someone else emptied this meanwhile.' : `Someone else saved “${value}” here.`;
export const mail = 'Messages';
export const mailLead = 'Which messages are sent, and in whose name.';
export const mailFailed = 'Failed to load the message settings.';
export const noEmail = 'This server cannot send e-mail yet: messages wait in the outbox.';
export const noSms = 'This server cannot send SMS yet.';
export const senderName = 'Sender name';
export const senderHint = 'Empty: the shop name';
export const notifyEmail = 'E-mail for new orders';
export const notifyHint = "Empty: the shop's e-mail address";
export const saveMail = 'Save messages';

export const delivery = 'Delivery';
export const deliveryLead =
  'What holds everywhere. Districts and cities can have terms of their own under Districts and cities.';
export const deliveryFailed = 'Failed to load the terms of delivery.';
export const freeAbove = 'Free delivery from (Rs.)';
export const freeAboveHint = 'Sum of the goods of an order. Empty: never.';
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
export const closedDatesHint = 'One day a line, such as 2026-11-21. Promised days leave them out.';
export const mapUrl = 'Map link';
export const mapUrlHint = 'For who picks up an order, with the address and opening hours above.';
export const saveDelivery = 'Save delivery';
