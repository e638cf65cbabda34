import { bilingual, type Wording } from '@pasal/core/errors/wording';
import type { RefundWay, ReturnKind, ReturnState, ReturnStep } from '@pasal/shared/contracts';
import { formatRupees } from '@pasal/shared/domain';
import { formatNepaliRupees, writeDigits } from '@pasal/shared/domain/nepali';

/** Texts about returned goods. */
export const asked = bilingual(
  'We have your request and will answer soon.',
  'तपाईंको अनुरोध पायौँ, चाँडै जवाफ दिन्छौँ।',
);
export const withdrawn = bilingual('Your request is withdrawn.', 'तपाईंको अनुरोध फिर्ता लिइयो।');
export const saved = bilingual('Return saved.', 'फिर्ता सेभ भयो।');
export const refunded = bilingual('Refund booked.', 'फिर्ता रकम चढ्यो।');
export const noSuchReturn = bilingual('Return not found', 'फिर्ता भेटिएन');
export const noSuchPicture = bilingual('Picture not found', 'फोटो भेटिएन');
export const changedMeanwhile = bilingual(
  'Someone else has changed this return. Reload it and try again.',
  'अरू कसैले यो फिर्ता फेर्नुभयो। फेरि खोलेर प्रयास गर्नुहोस्।',
);
export const notReadable = bilingual(
  'What is wanted could not be read.',
  'के चाहिएको हो, पढ्न सकिएन।',
);
export const tooManyPictures = (most: number) =>
  bilingual(`Up to ${most} pictures.`, `बढीमा ${writeDigits(most)} फोटो हाल्नुहोस्।`);
export const sayReason = bilingual('Write down the reason.', 'कारण लेख्नुहोस्।');
export const sayWhyNot = bilingual(
  'Say why not: the buyer reads it.',
  'किन हुन्न, लेख्नुहोस्: ग्राहकले पढ्नुहुन्छ।',
);
export const noSuchLine = bilingual(
  'These goods are not in the parcel, or are there twice.',
  'यो सामान पार्सलमा छैन, वा दुई पटक लेखियो।',
);
export const tooMany = ({ en, ne }: Wording) =>
  bilingual(
    `More pieces than can be sent back: ${en}.`,
    `फिर्ता गर्न मिल्नेभन्दा बढी थान लेखियो: ${ne}।`,
  );
export const tooLate = ({ en, ne }: Wording) =>
  bilingual(
    `The days in which this could be sent back are over: ${en}.`,
    `यो सामान फिर्ता गर्ने दिन सकियो: ${ne}।`,
  );
export const tooManyReturns = bilingual(
  'This order has too many returns. Please call the shop.',
  'यो अर्डरमा धेरै फिर्ता भए। पसलमा फोन गर्नुहोस्।',
);
export const countGoods = bilingual(
  'Count what came: whole and damaged.',
  'आएको सामान गन्नुहोस्: सद्दे र बिग्रिएको।',
);
export const notDelivered = bilingual(
  'This parcel is delivered no longer. Check it in at the desk "Came back".',
  'यो पार्सल अब डेलिभरी भएको छैन। "फर्किएका" डेस्कमा बुझ्नुहोस्।',
);
export const outOfStock = (name: string) =>
  bilingual(
    `There is not enough stock to send another: ${name}. Pay the money back instead, or wait.`,
    `साटो पठाउन पुग्ने स्टक छैन: ${name}। रकम फिर्ता गर्नुहोस्, वा पर्खनुहोस्।`,
  );
export const soldMeanwhile = (name: string) =>
  bilingual(
    `The pieces that came are no longer in stock: ${name}. Correct the stock, or pay the money back.`,
    `आएको सामान अब स्टकमा छैन: ${name}। स्टक मिलाउनुहोस्, वा रकम फिर्ता गर्नुहोस्।`,
  );
export const piecesKept = bilingual(
  'The buyer kept pieces of what was sent in exchange. Pay back what came, and send nothing again.',
  'साटोमा पठाएको केही थान ग्राहकले राख्नुभयो। फेरि साटो नपठाई, फर्केको सामानको रकम फिर्ता गर्नुहोस्।',
);
export const onlyExchange = bilingual(
  'The buyer asked for the money back, not for another piece.',
  'ग्राहकले साटो होइन, रकम फिर्ता माग्नुभएको हो।',
);
export const sayReference = bilingual(
  'Write the reference of the payment.',
  'भुक्तानीको सन्दर्भ नम्बर लेख्नुहोस्।',
);
/** @param most rupees */
export const moreThanPaid = (most: number) =>
  bilingual(
    `At most ${formatRupees(most)} can be paid back of this parcel.`,
    `यो पार्सलको बढीमा ${formatNepaliRupees(most)} फिर्ता गर्न मिल्छ।`,
  );
/** @param due rupees */
export const dueChanged = (due: number) =>
  bilingual(
    `Something has changed since you looked: ${formatRupees(due)} are to be paid back of this parcel now.`,
    `तपाईंले हेरेपछि केही फेरियो: यो पार्सलको अब ${formatNepaliRupees(due)} फिर्ता दिन बाँकी छ।`,
  );
/** @param refundable rupees */
export const refundableChanged = (refundable: number) =>
  bilingual(
    `Something has changed since you looked: ${formatRupees(refundable)} may be paid back of this return now.`,
    `तपाईंले हेरेपछि केही फेरियो: अब यसको ${formatNepaliRupees(refundable)} फिर्ता दिन मिल्छ।`,
  );
export const parcelIsOut = bilingual(
  'The parcel is out, and its courier takes what is left to pay. Pay back when it is on its way back.',
  'पार्सल बाहिर छ, बाँकी रकम कुरियरले लिनुहुन्छ। पार्सल फर्कन थालेपछि रकम फिर्ता गर्नुहोस्।',
);
export const noSuchPiece = bilingual(
  'No piece with this serial number was sold to this phone number.',
  'यो फोन नम्बरमा यो सिरियल नम्बरको सामान बेचिएको छैन।',
);

const STATES: Record<ReturnState, readonly [string, string]> = {
  asked: ['asked for', 'मागिएको'],
  agreed: ['agreed', 'स्वीकार गरिएको'],
  received: ['received', 'सामान आएको'],
  refunded: ['paid back', 'रकम फिर्ता भएको'],
  exchanged: ['exchanged', 'साटिएको'],
  refused: ['refused', 'अस्वीकार गरिएको'],
  withdrawn: ['withdrawn', 'फिर्ता लिइएको'],
};
const DONE: Record<ReturnStep, readonly [string, string]> = {
  agree: ['be agreed to', 'स्वीकार गर्न'],
  refuse: ['be refused', 'अस्वीकार गर्न'],
  receive: ['be received', 'सामान बुझ्न'],
  refund: ['be paid back', 'रकम फिर्ता गर्न'],
  exchange: ['be exchanged', 'साट्न'],
  withdraw: ['be withdrawn', 'फिर्ता लिन'],
  come_back: ['come back', 'फर्काउन'],
};
export const cannotHappen = (state: ReturnState, step: ReturnStep) =>
  bilingual(
    `A return that is ${STATES[state][0]} cannot ${DONE[step][0]}.`,
    `${STATES[state][1]} फिर्ता ${DONE[step][1]} मिल्दैन।`,
  );

/** The entry in the order's history; stored in English (D164). */
export const remarksOf = (number: number, state: ReturnState) =>
  `Return ${number}: ${STATES[state][0]}.`;

export const exchangeCameBack = (number: number) =>
  `Return ${number}: what was sent in exchange came back.`;
export const refundedParcel = (number: number) => `Parcel ${number}: paid back.`;

/** The message to the buyer at each step, by the kind requested. */
export const agreedForBuyer = (kind: ReturnKind) =>
  kind === 'return'
    ? bilingual('Yes, you may send the goods back.', 'हुन्छ, सामान फिर्ता पठाउनुहोस्।')
    : bilingual('Yes, we exchange the goods. Please send them.', 'हुन्छ, सामान साट्छौँ। पठाउनुहोस्।');
export const refusedForBuyer = bilingual("We can't take the goods back.", 'सामान फिर्ता लिन सक्दैनौँ।');
export const givenBackForBuyer = bilingual(
  "We can't keep the goods you sent back, and give them back to you.",
  'तपाईंले फिर्ता पठाउनुभएको सामान राख्न सक्दैनौँ, तपाईंलाई नै फिर्ता दिन्छौँ।',
);
export const receivedForBuyer = bilingual(
  'The goods you sent back have come.',
  'तपाईंले फिर्ता पठाउनुभएको सामान आइपुग्यो।',
);
export const exchangedForBuyer = bilingual(
  'We send you other pieces in their place.',
  'त्यसको साटो अर्को सामान पठाउँछौँ।',
);
export const cameBackForBuyer = bilingual(
  'What we sent you in exchange has come back to us. We will call you about it.',
  'साटोमा पठाएको सामान हामीकहाँ फर्कियो। त्यसबारे हामी फोन गर्छौँ।',
);
/** @param amount rupees */
export const refundedForBuyer = (amount: number, way: RefundWay, reference: string) => {
  const named = reference === '' ? '' : ` (${reference})`;
  return way === 'cash'
    ? bilingual(
        `We have paid ${formatRupees(amount)} back in cash${named}.`,
        `${formatNepaliRupees(amount)} नगद फिर्ता गर्यौँ${named}।`,
      )
    : bilingual(
        `We have paid ${formatRupees(amount)} back to your bank${named}.`,
        `${formatNepaliRupees(amount)} तपाईंको बैंकमा फिर्ता गर्यौँ${named}।`,
      );
};
