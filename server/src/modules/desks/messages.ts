import { both } from '@pasal/core/errors/wording';

/** What the shop says at the desks. */
export const callSaved = both('Call saved.', 'कल सेभ भयो।');
export const notToCall = both(
  'This order is no longer waiting for a call.',
  'यो अर्डरलाई अब कल गर्नुपर्दैन।',
);
export const sayWhen = both('Choose when to call again.', 'फेरि कहिले कल गर्ने, छान्नुहोस्।');
export const laterThanNow = both('Choose a time that is to come.', 'आउने समय छान्नुहोस्।');
export const chooseDay = both('Choose the day they want.', 'ग्राहकले चाहेको दिन छान्नुहोस्।');
export const dayIsOver = both(
  'Choose today or a day that is to come.',
  'आज वा आउने कुनै दिन छान्नुहोस्।',
);
/** The remarks of an order that its buyer called off, where nobody typed others; what is stored is English (D164). */
export const CANCELLED_BY_CALL = 'Cancelled by the customer on the phone.';
