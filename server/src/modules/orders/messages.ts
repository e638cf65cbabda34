import { bilingual } from '@pasal/core/errors/wording';
import { CART_CODE_DAYS } from '@pasal/shared/contracts';
import { formatRupees, WORDS } from '@pasal/shared/domain';
import {
  formatNepaliRupees,
  WORDS as NEPALI_WORDS,
  writeDigits,
} from '@pasal/shared/domain/nepali';

export { invalidEmail, phoneFault } from '../messages';
export {
  brokenOffHere,
  changedMeanwhile,
  noStockToReopen,
  noSuchDay,
  noSuchOrder,
  notComeTo,
} from '../order-record/messages';

/** The shop's messages about orders (worded by R5.2, R5.6 and R8 where they apply). */
export const orderPlaced = bilingual('Order placed successfully!', 'अर्डर भयो!');
export const incomplete = bilingual(WORDS.orderIncomplete, NEPALI_WORDS.orderIncomplete);
export const remarksRequired = bilingual('Remarks is required!', 'कैफियत लेख्नैपर्छ!');
export const statusUpdated = bilingual(
  'Order Status updated successfully!!',
  'अर्डरको स्थिति फेरियो!!',
);
export const statusesUpdated = (done: number, all: number) =>
  done === all
    ? statusUpdated
    : bilingual(
        `${done} of ${all} orders updated.`,
        `${writeDigits(all)} मध्ये ${writeDigits(done)} अर्डर फेरिए।`,
      );
export const orderDeleted = bilingual('Order deleted successfully!', 'अर्डर हटाइयो!');
export const cityOfOtherDistrict = bilingual(
  'Choose a city in this district.',
  'यही जिल्लाको सहर छान्नुहोस्।',
);
export const fieldRequired = bilingual('This field is required.', 'यो विवरण चाहिन्छ।');
export const notAvailable = bilingual(
  'A product in your cart is no longer available.',
  'तपाईंको कार्टको एउटा सामान अब पाइँदैन।',
);
export const chooseVariant = (title: string) =>
  bilingual(`Choose a variant of ${title}.`, `कुन रूप चाहिन्छ, छान्नुहोस्: ${title}।`);
export const outOfStock = bilingual(
  "There isn't enough stock for a product in your cart.",
  'तपाईंको कार्टको एउटा सामान चाहिएजति स्टकमा छैन।',
);
export const priceChanged = bilingual(
  'The price of a product in your cart has changed.',
  'तपाईंको कार्टको एउटा सामानको मूल्य फेरियो।',
);
/** @param charge in rupees */
export const chargeChanged = (charge: number) =>
  bilingual(
    `Delivery now costs ${formatRupees(charge)}.`,
    `डेलिभरी शुल्क अब ${formatNepaliRupees(charge)} लाग्छ।`,
  );
export const tryAgain = bilingual(
  'Too many people are ordering this right now. Please try again.',
  'अहिले धेरै जनाले यही अर्डर गर्दै हुनुहुन्छ। फेरि प्रयास गर्नुहोस्।',
);
export const tooManyOfOne = (most: number) =>
  bilingual(
    `You can order up to ${most} of one product at a time. For more, please call the shop.`,
    `एकै सामान एक पटकमा बढीमा ${writeDigits(most)} थान अर्डर गर्न सकिन्छ। त्योभन्दा बढी चाहिए पसलमा फोन गर्नुहोस्।`,
  );
export const tooManyInAll = (most: number) =>
  bilingual(
    `You can order up to ${most} items at a time. For more, please call the shop.`,
    `एक पटकमा बढीमा ${writeDigits(most)} वटा सामान अर्डर गर्न सकिन्छ। त्योभन्दा बढी चाहिए पसलमा फोन गर्नुहोस्।`,
  );
export const tooManyScarce = (most: number, phone: string) =>
  bilingual(
    `Some of what you ordered is nearly sold out. So that others get some too, you can order ${most} such ${most === 1 ? 'item' : 'items'} an hour. Take fewer, or call the shop${phone === '' ? '' : `: ${phone}`}.`,
    `तपाईंले रोजेकामध्ये केही सामान सकिनै लागेको छ। अरूले पनि पाऊन् भनेर एक घण्टामा यस्ता ${writeDigits(most)} वटा मात्र अर्डर गर्न सकिन्छ। थोरै लिनुहोस्, वा पसलमा फोन गर्नुहोस्${phone === '' ? '' : `: ${phone}`}।`,
  );
export const keyReused = bilingual('This cart has already been ordered.', 'यो कार्टको अर्डर भइसक्यो।');
/** @param total in rupees */
export const alreadyOrdered = (number: string, total: number) =>
  bilingual(
    `This cart has already been ordered: order ${number}, ${formatRupees(total)}.`,
    `यो कार्टको अर्डर भइसक्यो: अर्डर ${number}, ${formatNepaliRupees(total)}।`,
  );
export const noSuchCart = bilingual(
  `This code doesn't open a cart. A code opens one for ${CART_CODE_DAYS} days: check its letters, or ask for a new one.`,
  `यो कोडले कार्ट खुलेन। कोड ${writeDigits(CART_CODE_DAYS)} दिन चल्छ: अक्षर जाँच्नुहोस्, वा नयाँ कोड माग्नुहोस्।`,
);
export const orderCancelled = bilingual('Your order has been cancelled.', 'तपाईंको अर्डर रद्द भयो।');
export const tooLateToCancel = bilingual(
  'This order can no longer be cancelled here. Please call the shop.',
  'यो अर्डर अब यहाँबाट रद्द गर्न मिल्दैन। पसलमा फोन गर्नुहोस्।',
);
/** Used as remarks if the buyer gave no reason. */
export const cancelledByBuyer = bilingual('Cancelled by the customer.', 'ग्राहकले रद्द गर्नुभयो।');

export const orderEdited = bilingual('Order saved.', 'अर्डर सेभ भयो।');
export const tooLateToEdit = bilingual(
  'This order can no longer be edited: it is over, or something of it has left the shop.',
  'यो अर्डर अब सम्पादन गर्न मिल्दैन: यो सकियो, वा यसको केही सामान पसलबाट गइसक्यो।',
);
/** Used as remarks of the parcels of an edited order. */
export const orderWasEdited = bilingual('The order was edited.', 'अर्डर सच्याइयो।');
export const emptyParcel = (number: number) =>
  bilingual(
    `Parcel ${number} would be empty. Leave something of its goods in the order.`,
    `पार्सल ${writeDigits(number)} खाली हुन्छ। त्यसको केही सामान अर्डरमा छोड्नुहोस्।`,
  );
export const lostPieces = (name: string) =>
  bilingual(
    `Pieces of this order were lost on an earlier way, so that this line has to stay${name === '' ? '' : `: ${name}`}.`,
    `यो अर्डरको केही थान पहिलेको बाटोमा हराएकाले यो सामान राख्नैपर्छ${name === '' ? '' : `: ${name}`}।`,
  );
/** The message to the buyer about an edit, above the current goods and place. */
export const editedForBuyer = (total: number) =>
  bilingual(
    `We changed your order as you asked. You now pay ${formatRupees(total)}.`,
    `तपाईंले भन्नुभएअनुसार अर्डर सच्यायौँ। अब ${formatNepaliRupees(total)} तिर्नुहोस्।`,
  );
