import { bilingual } from '@pasal/core/errors/wording';

/** Texts of the desks. */
export const callSaved = bilingual('Call saved.', 'कल सेभ भयो।');
export const notToCall = bilingual(
  'This order is no longer waiting for a call.',
  'यो अर्डरलाई अब कल गर्नुपर्दैन।',
);
export const sayWhen = bilingual('Choose when to call again.', 'फेरि कहिले कल गर्ने, छान्नुहोस्।');
export const laterThanNow = bilingual('Choose a time that is to come.', 'आउने समय छान्नुहोस्।');
export const chooseDay = bilingual('Choose the day they want.', 'ग्राहकले चाहेको दिन छान्नुहोस्।');
export const dayIsOver = bilingual(
  'Choose today or a day that is to come.',
  'आज वा आउने कुनै दिन छान्नुहोस्।',
);
/** Remarks of an order that the buyer cancelled by phone, if no others were typed; stored in English (D164). */
export const CANCELLED_BY_CALL = 'Cancelled by the customer on the phone.';
