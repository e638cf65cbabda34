import { bilingual } from '../errors/wording';

/** The server's texts for features without their own. */
export const invalidRequest = bilingual("Some fields aren't valid.", 'केही विवरण मिलेनन्।');
export const malformedRequest = bilingual("The request couldn't be read.", 'अनुरोध पढ्न सकिएन।');
export const notSignedIn = bilingual('Please log in to continue.', 'अगाडि बढ्न लगइन गर्नुहोस्।');
export const notAllowed = bilingual(
  "You don't have permission to do this.",
  'तपाईंलाई यो गर्ने अनुमति छैन।',
);
export const wrongOrigin = bilingual(
  'This request came from another site and was blocked.',
  'यो अनुरोध अर्कै साइटबाट आएकाले रोकियो।',
);
export const noSuchAddress = bilingual('There is nothing at this address.', 'यो ठेगानामा केही छैन।');
export const inUse = bilingual(
  "This is still in use, so it can't be removed.",
  'यो अझै प्रयोगमा छ, त्यसैले हटाउन मिल्दैन।',
);
export const goneMeanwhile = bilingual(
  'This no longer exists. Reload and choose again.',
  'यो अब छैन। पृष्ठ फेरि खोलेर नयाँ छान्नुहोस्।',
);
export const tooLarge = bilingual('This is too large to send.', 'यो पठाउन मिल्नेभन्दा ठूलो छ।');
export const unsupportedMedia = bilingual(
  "This type of content isn't accepted.",
  'यस्तो प्रकारको फाइल लिइँदैन।',
);
export const tooSlow = bilingual(
  'The request took too long to arrive.',
  'अनुरोध आइपुग्न धेरै समय लाग्यो।',
);
export const takesLong = bilingual(
  'This is taking long and may still be done. Look at it again in a moment before you send it once more.',
  'यसमा धेरै समय लागिरहेको छ, काम अझै सकिन सक्छ। फेरि पठाउनुअघि एकछिनपछि हेर्नुहोस्।',
);
export const unavailable = bilingual(
  "The shop isn't available right now. Please try again in a moment.",
  'पसल अहिले खुलेन। एकछिनपछि फेरि प्रयास गर्नुहोस्।',
);
export const diskFull = bilingual(
  "The shop can't save anything right now because its disk is full. Please try again later.",
  'पसलको डिस्क भरिएकाले अहिले केही सेभ गर्न सकिएन। पछि फेरि प्रयास गर्नुहोस्।',
);
export const internal = bilingual(
  'Something went wrong. Please try again.',
  'केही गडबड भयो। फेरि प्रयास गर्नुहोस्।',
);
export const invalidKey = bilingual("The Idempotency-Key isn't valid.", 'Idempotency-Key मिलेन।');
export const keyReused = bilingual(
  'This was already sent with other contents. Reload and look at what was saved before you send it again.',
  'यो अरू विवरणसहित पहिल्यै पठाइसकिएको छ। फेरि पठाउनुअघि पृष्ठ फेरि खोलेर के सेभ भयो हेर्नुहोस्।',
);
