import { readSentences } from '@pasal/core/errors/sentences';
import { bilingual } from '@pasal/core/errors/wording';

/** Reasons why a message was not sent; stored in English, shown in both languages. */
export const orderDeleted = bilingual('The order was deleted.', 'अर्डर हटाइयो।');
/** After a cancellation, buyer and shop get the message about that, and no longer the order's. */
export const orderCancelled = bilingual(
  'The order was cancelled before this was sent.',
  'यो पठाउनुअघि नै अर्डर रद्द भयो।',
);
export const neverSettled = bilingual(
  'The server stopped each time before this message could be sent.',
  'यो सन्देश पठाउनुअघि हरेक पटक सर्भर बन्द भयो।',
);
export const noShopAddress = bilingual(
  'The shop has no email address for its own messages yet. Add one in Site settings.',
  'पसलका आफ्ना सन्देश पाउने इमेल ठेगाना छैन। साइटका सेटिङमा थप्नुहोस्।',
);
export const noTextMessage = bilingual(
  "This message isn't sent as a text.",
  'यो सन्देश एसएमएसबाट पठाइँदैन।',
);
export const noEmailAddress = bilingual("This isn't a valid email address.", 'यो इमेल ठेगाना मिलेन।');
export const noAnswer = bilingual('The gateway did not answer: {0}', 'एसएमएस गेटवेले जवाफ दिएन: {0}');
export const answered = bilingual('The gateway answered {0}.', 'एसएमएस गेटवेको जवाफ: {0}।');
export const discardedBy = bilingual('Discarded by {0}.', 'नपठाउने भन्नुभएको: {0}।');
export const restored = bilingual(
  'Restored from a backup; it may have been sent before.',
  'ब्याकअपबाट फर्काइएको; पहिल्यै पठाइसकिएको हुन सक्छ।',
);

/** A stored reason in both languages; a mail server's text is not translated. */
export const readReason = readSentences([
  orderDeleted,
  orderCancelled,
  neverSettled,
  noShopAddress,
  noTextMessage,
  noEmailAddress,
  noAnswer,
  answered,
  discardedBy,
  restored,
]);
