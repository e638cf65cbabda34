import type { FieldWords, OrderFormField, OrderTextField } from '@pasal/shared/domain';
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
  phone:
    "Mobile or landline in Nepal, such as 98XXXXXXXX. We'll call this number to arrange delivery.",
  address: 'Street, ward and a landmark near you.',
};
/** A valid number, in its stored form (D17). */
export const weCall = (phone: string) => `We'll call ${phone} to arrange delivery.`;

export const getItBy = (day: string) => `Get it by ${day}`;
export const comesTogether = 'Fast-delivery products arrive with the rest of your order.';
export const thisPlace = 'this place';
export const notServed = (place: string) =>
  `We don't deliver to ${place} yet. Choose Shop Pickup or another place.`;
export const pickUpAt = 'Pick it up at the shop';
export const showMap = 'Show on map';

/** R5.2 */
export const incomplete = WORDS.orderIncomplete;
export const checkFields = 'Please check these fields before placing the order.';

const PHONE_MALFORMED =
  'Enter a Nepali phone number: a 10-digit mobile (98XXXXXXXX) or a landline with area code (01-5XXXXXX).';

/** Worded to say what to do. */
export const fieldErrors: Record<OrderFormField, FieldWords> = {
  customer_name: { missing: 'Enter your name.', malformed: 'Enter your name.' },
  email: {
    missing: 'Enter your email address.',
    malformed: 'Enter an email address such as name@example.com.',
  },
  phone: {
    missing: 'Enter your phone number.',
    malformed: PHONE_MALFORMED,
    several: 'Write one phone number: there are several in this field.',
  },
  address: { missing: 'Enter your address.', malformed: 'Enter your address.' },
  district_id: { missing: 'Choose your district.', malformed: 'Choose your district.' },
  city_id: { missing: 'Choose your city.', malformed: 'Choose your city.' },
};

export const districtsFailed = "Districts couldn't be loaded.";
export const noDistricts = "The shop doesn't deliver anywhere yet.";
export const retry = WORDS.retry;

/** R5.5: 'I have read and agree to the website terms and conditions' */
export const termsBeforeLink = 'I have read and agree to the website ';
export const termsLink = 'terms and conditions';
export const termsAfterLink = '';
/** Below the unticked checkbox: why the button is disabled (R4.14). */
export const termsFirst = 'Tick this box to place your order.';
export const termsAgreed = 'You pay in cash when you get your order.';
export const termsHint = 'The terms open in a new tab. What you typed stays here.';

export const rememberMe = 'Remember me on this device';
export const rememberHint = 'Fills in this form next time. Your details stay in this browser.';
export const remembered = 'Filled in from your last order.';
export const forgetMe = 'Forget me';
