import { bilingual } from '@pasal/core/errors/wording';
import { writeDigits } from '@pasal/shared/domain/nepali';

export { phoneFault } from '../messages';

/** Texts about customers. */
export const invalidContact = bilingual(
  'Enter a phone number, such as 98XXXXXXXX, or an email address.',
  'फोन नम्बर, जस्तै 98XXXXXXXX, वा इमेल ठेगाना लेख्नुहोस्।',
);
export const sameNumber = bilingual('This is the same number.', 'यो त्यही नम्बर हो।');
export const joinedAlready = bilingual(
  'These are one customer already.',
  'यी पहिले नै एउटै ग्राहक हुन्।',
);
export const tooManyJoined = (most: number) =>
  bilingual(
    `At most ${most} numbers and emails can be one customer.`,
    `एउटा ग्राहकका बढीमा ${writeDigits(most)} नम्बर र इमेल जोड्न मिल्छ।`,
  );
export const notJoined = bilingual('These are not joined any more.', 'यी अब जोडिएका छैनन्।');
export const noteAdded = bilingual('Note added.', 'टिपोट थपियो।');
export const joined = bilingual(
  'Joined: they are one customer now.',
  'जोडियो: यी अब एउटै ग्राहक हुन्।',
);
export const parted = bilingual(
  'Parted: they are two customers now.',
  'छुट्याइयो: यी अब फरक ग्राहक हुन्।',
);
