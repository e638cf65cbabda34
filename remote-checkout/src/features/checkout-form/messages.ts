import type { FieldProblem, OrderFormField, OrderTextField } from '@pasal/shared/domain';
import { placeLabels } from '@pasal/shared/ui';
import { WORDS } from '@pasal/shared/domain';

export const personalDetails = 'Personal Details';
export const deliveryAddress = 'Delivery Address';
export const deliveryType = 'Delivery Type';
export const paymentMethod = 'Payment Method';

export const labels: Record<OrderFormField, string> = {
  customer_name: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  ...placeLabels,
};

export const hints: Partial<Record<OrderTextField, string>> = {
  phone: 'Mobile or landline in Nepal, such as 98XXXXXXXX. We call it to arrange the delivery.',
  address: 'Street, ward and a landmark near you.',
};
/** A number that was understood, in the form it is stored in (D17). */
export const weCall = (phone: string) => `We call ${phone} to arrange the delivery.`;

export const getItBy = (day: string) => `Get it by ${day}`;
export const comesTogether =
  'Products with fast delivery come together with the rest of the order.';
export const thisPlace = 'this place';
export const notServed = (place: string) =>
  `We do not deliver to ${place} yet. Choose Shop Pickup or another place.`;
export const pickUpAt = 'Pick it up at the shop';
export const showMap = 'Show on the map';

/** R5.2 */
export const incomplete = WORDS.orderIncomplete;
export const checkFields = 'Please check these fields before placing the order.';

const PHONE_MALFORMED =
  'Enter a phone number of Nepal: a mobile with 10 digits (98XXXXXXXX), or a landline with its area code (01-5XXXXXX).';

/** In words that say what to do. */
export const fieldErrors: Record<OrderFormField, Record<FieldProblem, string>> = {
  customer_name: { missing: 'Enter your name.', malformed: 'Enter your name.' },
  email: {
    missing: 'Enter your email address.',
    malformed: 'Enter an email address such as name@example.com.',
  },
  phone: { missing: 'Enter your phone number.', malformed: PHONE_MALFORMED },
  address: { missing: 'Enter your address.', malformed: 'Enter your address.' },
  district_id: { missing: 'Choose your district.', malformed: 'Choose your district.' },
  city_id: { missing: 'Choose your city.', malformed: 'Choose your city.' },
};

export const districtsFailed = 'The districts could not be loaded.';
export const noDistricts = 'The shop has no districts to deliver to yet.';
export const retry = WORDS.retry;

/** R5.5: 'I have read and agree to the website terms and conditions' */
export const termsBeforeLink = 'I have read and agree to the website ';
export const termsLink = 'terms and conditions';
export const termsHint = 'The terms open in a new tab; what you typed stays here.';
