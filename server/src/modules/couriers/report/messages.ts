import { bilingual } from '@pasal/core/errors/wording';
import { PARCEL_LENGTHS } from '@pasal/shared/contracts';
import * as nepali from '@pasal/shared/domain/nepali';

/** Texts about courier reports. */
export const unknownState = bilingual(
  'This word for a state is not known. Say what it means, or tell it by hand.',
  'यो स्थिति चिनिएन। यसको अर्थ भन्नुहोस्, वा हातैले लेख्नुहोस्।',
);
export const twofold = bilingual(
  'This row says delivered, and that it went back. Tell it by hand.',
  'यो पङ्क्तिमा बुझाइयो पनि लेखिएको छ, फिर्ता पनि। हातैले लेख्नुहोस्।',
);
export const wasComingBack = bilingual(
  'This parcel was coming back: whether the customer or the shop has it now, tell by hand.',
  'यो पार्सल फिर्ता आउँदै थियो: अहिले ग्राहकले पायो कि पसलले, हातैले लेख्नुहोस्।',
);
export const shortenedNumber = bilingual(
  'A spreadsheet shortened this number. Format the column as text and save it again.',
  'स्प्रेडसिटले यो नम्बर छोट्यायो। कोलमलाई टेक्स्ट बनाएर फेरि सेभ गर्नुहोस्।',
);
export const wordsKept = bilingual('Remembered for this courier.', 'यो कुरियरका लागि सम्झियो।');
export const notForMoney = bilingual(
  'Only who keeps the money says which columns are money.',
  'कुन कोलम रकम हो भन्ने हिसाब राख्नेले मात्र भन्न पाउँछन्।',
);
export const goesBackWord = (word: string) =>
  bilingual(
    `"${word}" says that the parcel went back. It cannot mean delivered.`,
    `"${word}" ले पार्सल फिर्ता गएको भन्छ। यसको अर्थ बुझाइयो हुँदैन।`,
  );
export const unknownParcel = bilingual(
  'No parcel of this courier has this number.',
  'यो नम्बरको पार्सल यस कुरियरसँग छैन।',
);
export const unreadableRow = bilingual(
  'This row cannot be read: a quotation mark in it never ends.',
  'यो पङ्क्ति पढिएन: यसमा खुलेको उद्धरण चिन्ह बन्द भएको छैन।',
);
export const unreadableFile = bilingual(
  'The first line needs a column for the parcel (such as "Consignment") and one for its status (such as "Status"). If this courier calls them something else, an administrator writes its names under Site settings → Desks.',
  'पहिलो हरफमा पार्सलको (जस्तै "कन्साइनमेन्ट") र स्थितिको (जस्तै "स्थिति") कोलम चाहिन्छ। यस कुरियरले अर्कै नाम राखेको भए ती नाम व्यवस्थापकले साइटका सेटिङ → डेस्कमा लेख्नुहुन्छ।',
);
export const reportRead = bilingual(
  'The list was read. Nothing is written yet.',
  'सूची पढियो। अहिलेसम्म केही लेखिएको छैन।',
);
export const reportTaken = (told: number) =>
  bilingual(
    told === 1 ? '1 parcel updated.' : `${told} parcels updated.`,
    `${nepali.writeDigits(told)} पार्सल अपडेट भए।`,
  );
export const notSigned = bilingual(
  'This report is not signed by the courier.',
  'यो सूचनामा कुरियरको सही मिलेन।',
);
export const tooOld = bilingual(
  'This report is older or newer than five minutes. Check the clock and send it again.',
  'यो सूचना पाँच मिनेटभन्दा पुरानो वा नयाँ छ। घडी मिलाएर फेरि पठाउनुहोस्।',
);
export const reportHeard = bilingual('Report taken.', 'सूचना पाइयो।');
export const reportsDismissed = bilingual('Taken off the list.', 'सूचीबाट हटाइयो।');
export const secretMade = bilingual(
  'Secret made. It is shown this once.',
  'सिक्रेट बन्यो। यो एक पटक मात्र देखिन्छ।',
);
export const severalParcels = bilingual(
  "Two parcels have this number. Scan the shop's own label.",
  'यो नम्बरका दुई पार्सल छन्। पसलकै लेबल स्क्यान गर्नुहोस्।',
);
export const namesTwo = bilingual(
  'The numbers in this row belong to two parcels. Tell it by hand.',
  'यो पङ्क्तिका नम्बर दुई फरक पार्सलका हुन्। हातैले लेख्नुहोस्।',
);
export const numberTooLong = bilingual(
  `A number has ${PARCEL_LENGTHS.consignment} characters at most.`,
  `नम्बर बढीमा ${nepali.writeDigits(PARCEL_LENGTHS.consignment)} अक्षरको हुन्छ।`,
);
export const brokenOffHere = bilingual(
  'The connection broke off here. Read the list again: what was written before is not written twice.',
  'यहाँ सम्पर्क टुट्यो। सूची फेरि पढ्नुहोस्: पहिले लेखिएको कुरा दोहोरिँदैन।',
);
export { notComeTo } from '../../order-record/messages';
export { equalHeadings, tooManyRows } from '../../cash/messages';
