import type { DebtRequest } from '@pasal/shared/contracts';
import { bilingual } from '@pasal/core/errors/wording';
import { formatRupees } from '@pasal/shared/domain';
import { formatNepaliRupees, writeDigits } from '@pasal/shared/domain/nepali';

/** Texts about cash. */
export { noSuchCourier } from '../courier-file/messages';
export const noSuchDay = bilingual('Enter a calendar day.', 'पात्रोमा भएको मिति लेख्नुहोस्।');
export const dayToCome = bilingual(
  'The day of a settlement is today or earlier.',
  'हिसाबको मिति आज वा त्यसअघिको हुन्छ।',
);
export const rowsOrFile = bilingual('Send rows or a file.', 'हिसाब वा फाइल पठाउनुहोस्।');
export const noFile = bilingual(
  "The file couldn't be read as a table (CSV).",
  'फाइल तालिका (CSV) जस्तो पढ्न सकिएन।',
);
export const noColumn = bilingual(
  'The first line needs a column for the parcel (such as "Consignment" or "Order number") and one for the cash (such as "COD"). If this courier calls them something else, an administrator writes its names under Site settings → Desks.',
  'पहिलो हरफमा पार्सलको (जस्तै "कन्साइनमेन्ट" वा "अर्डर नम्बर") र नगदको (जस्तै "नगद") कोलम चाहिन्छ। यस कुरियरले अर्कै नाम राखेको भए ती नाम व्यवस्थापकले साइटका सेटिङ → डेस्कमा लेख्नुहुन्छ।',
);
export const tooManyRows = (most: number) =>
  bilingual(`The file has more than ${most} rows.`, `फाइलमा ${writeDigits(most)} भन्दा बढी हरफ छन्।`);
export const equalHeadings = (heading: string) =>
  bilingual(
    `Two columns are called "${heading}". Give each its own name and read the list again.`,
    `दुई कोलमको नाम "${heading}" छ। छुट्टाछुट्टै नाम दिएर सूची फेरि पढ्नुहोस्।`,
  );
/** Why a cell is not an amount, quoting it. */
export const sumFault = {
  unclear: (cell: string) =>
    bilingual(
      `"${cell}" could mean two sums. Write it as 2500.50.`,
      `"${cell}" का दुई अर्थ हुन्छन्। २५००.५० जसरी लेख्नुहोस्।`,
    ),
  currency: (cell: string) =>
    bilingual(`"${cell}" is not in Nepali rupees.`, `"${cell}" नेपाली रुपैयाँ होइन।`),
  unreadable: (cell: string) => bilingual(`"${cell}" is no sum.`, `"${cell}" रकम होइन।`),
} as const;
export const unreadableRow = bilingual(
  'A quotation mark in this row never ends.',
  'यो हरफमा खुलेको उद्धरण चिन्ह बन्द भएको छैन।',
);
export const noParcel = bilingual('The number of the parcel is missing.', 'पार्सलको नम्बर छैन।');
export const shortened = (ref: string) =>
  bilingual(
    `A spreadsheet shortened this number to ${ref}. Format the column as text and save it again.`,
    `स्प्रेडसिटले यो नम्बर ${ref} मा छोट्यायो। कोलमलाई टेक्स्ट बनाएर फेरि सेभ गर्नुहोस्।`,
  );
export const takenBack = bilingual(
  'Cash below nothing takes something back. Book it by hand.',
  'शून्यभन्दा कम नगदले पहिलेको हिसाब फिर्ता लिन्छ। हातैले चढाउनुहोस्।',
);
export const mixedCharges = bilingual(
  'Other charges of this list have no minus, this one has.',
  'यो सूचीका अरू शुल्कमा माइनस छैन, यसमा छ।',
);
export const nothingToBook = bilingual(
  'None of these rows can be booked.',
  'यीमध्ये कुनै हिसाब चढाउन मिल्दैन।',
);
/** @param now what would be booked, in rupees */
export const settlementChanged = (now: number) =>
  bilingual(
    `Something has changed since you checked: ${formatRupees(now)} would be booked now. Check again.`,
    `जाँचेपछि केही फेरियो: अब ${formatNepaliRupees(now)} चढ्छ। फेरि जाँच्नुहोस्।`,
  );
export const sayWhyMore = bilingual(
  'More comes of a parcel than is owed, so the shop would owe the courier. Write why.',
  'एउटा पार्सलको बाँकीभन्दा बढी आउँछ, अनि पसलले कुरियरलाई दिनुपर्ने हुन्छ। किन, लेख्नुहोस्।',
);
export const reversalChanged = bilingual(
  'Something has changed since you looked: other sums are owed of these parcels now. Look again, then reverse it.',
  'तपाईंले हेरेपछि केही फेरियो: यी पार्सलको अब अर्कै रकम बाँकी छ। फेरि हेरेर उल्ट्याउनुहोस्।',
);
/** @param due rupees */
export const dueOfParcelChanged = (due: number) =>
  bilingual(
    `Something has changed since you looked: ${formatRupees(due)} are the buyer's of this parcel now.`,
    `तपाईंले हेरेपछि केही फेरियो: यो पार्सलको अब ${formatNepaliRupees(due)} ग्राहकको हो।`,
  );
/** @param received rupees */
export const settlementBooked = (rows: number, received: number) =>
  bilingual(
    `${rows === 1 ? '1 parcel' : `${rows} parcels`} settled, ${formatRupees(received)} received.`,
    `${writeDigits(rows)} पार्सलको हिसाब भयो, ${formatNepaliRupees(received)} आयो।`,
  );
export const noSuchSettlement = bilingual('Settlement not found', 'हिसाब भेटिएन');
export const reversedAlready = bilingual(
  'This settlement was reversed already.',
  'यो हिसाब पहिल्यै उल्ट्याइसकिएको छ।',
);
export const isReversal = bilingual(
  'This one reverses another settlement. Book the right settlement anew.',
  'यो हिसाब अर्को हिसाब उल्ट्याउन चढाइएको हो। सही हिसाब नयाँ चढाउनुहोस्।',
);
export const settlementReversed = bilingual(
  'Settlement reversed. What it settled is owed again.',
  'हिसाब उल्ट्याइयो। यसले मिलाएको रकम फेरि बाँकी भयो।',
);
export const nothingOwed = bilingual(
  'Nothing is owed of this parcel any more.',
  'यो पार्सलको अब केही बाँकी छैन।',
);
/** @param owed rupees */
export const owedChanged = (owed: number) =>
  bilingual(
    `Something has changed since you looked: ${formatRupees(owed)} are owed of this parcel now.`,
    `तपाईंले हेरेपछि केही फेरियो: यो पार्सलको अब ${formatNepaliRupees(owed)} बाँकी छ।`,
  );
/** @param owed rupees */
export const moreThanOwed = (owed: number) =>
  owed < 0
    ? bilingual(
        `The shop owes only ${formatRupees(-owed)}.`,
        `पसलले दिन ${formatNepaliRupees(-owed)} मात्र बाँकी छ।`,
      )
    : bilingual(`Only ${formatRupees(owed)} are owed.`, `${formatNepaliRupees(owed)} मात्र बाँकी छ।`);
export const writtenOff = bilingual('Written off.', 'मिनाहा भयो।');
export const sayWhy = bilingual('Write why it is forgiven.', 'किन मिनाहा दिने, लेख्नुहोस्।');
export const debtBooked = {
  paid: bilingual('Payment booked.', 'भुक्तानी चढ्यो।'),
  forgiven: bilingual('Forgiven.', 'मिनाहा भयो।'),
};

export const noSuchEntry = bilingual('Entry not found', 'चढाएको हिसाब भेटिएन');
export const entryReversed = bilingual('This was reversed already.', 'यो पहिल्यै उल्ट्याइसकिएको छ।');
export const debtIsOver = bilingual(
  'The delivery this was booked for is over, and so is what was booked, or the parcel is on its way with what is to be taken.',
  'जुन डेलिभरीका लागि यो चढाइएको थियो त्यो टुङ्गियो, वा पार्सल बाटोमा छ। अब उल्ट्याउन मिल्दैन।',
);
export const reversalBooked = bilingual(
  'Reversed. It is owed again.',
  'उल्ट्याइयो। रकम फेरि बाँकी भयो।',
);
/** @param below the negative balance it would cause, in rupees */
export const reversalOwesCourier = (below: number) =>
  bilingual(
    `Reversed. It is owed again. The courier had handed it in already: the shop owes them ${formatRupees(below)} of this parcel now.`,
    `उल्ट्याइयो। रकम फेरि बाँकी भयो। कुरियरले यो बुझाइसकेको थियो: अब पसलले कुरियरलाई यो पार्सलको ${formatNepaliRupees(below)} दिन बाँकी छ।`,
  );
export const laterPaidBack = bilingual(
  'Money of this parcel was paid back for a return, this with it, so it was paid.',
  'यो पार्सलको रकम सामान फिर्ता हुँदा फिर्ता दिइसकेको छ, त्यसमा यो पनि पर्छ। त्यसैले यो तिरेको थियो।',
);

type Ended = Pick<DebtRequest, 'end' | 'amount'> & { number: number; remarks: string };
const ENDED = { paid: 'were paid later', forgiven: 'were forgiven' } as const;

/** The entry in the order's history; stored in English (D164). */
export const debtEnded = ({ end, number, amount, remarks }: Ended) =>
  `Parcel ${number}: ${formatRupees(amount)} ${ENDED[end]}${remarks === '' ? '.' : `: ${remarks}`}`;
export const debtReversed = ({ end, number, amount, remarks }: Ended) =>
  `Parcel ${number}: that ${formatRupees(amount)} ${ENDED[end]} was a mistake: ${remarks}`;
