import { bilingual } from '@pasal/core/errors/wording';
import { writeDigits } from '@pasal/shared/domain/nepali';

export { invalidEmail, phoneFault } from '../messages';

/** Texts about the settings. */
export const invalidPage = bilingual(
  "Enter the page's name alone, such as yourshop: 5 to 50 letters, digits and dots.",
  'पेजको नाम मात्र लेख्नुहोस्, जस्तै yourshop: ५ देखि ५० अक्षर, अङ्क र थोप्ला।',
);
export const unknownPlaceholders = (written: readonly string[], known: readonly string[]) =>
  bilingual(
    `${written.join(', ')} can't be filled in. Use ${known.join(', ')}.`,
    `${written.join(', ')} भर्न मिल्दैन। ${known.join(', ')} प्रयोग गर्नुहोस्।`,
  );
export const settingsChanged = bilingual(
  'Someone else has saved these settings in the meantime. Check the latest, then save yours.',
  'यसबीचमा अरू कसैले यी सेटिङ सेभ गर्नुभयो। अहिलेका हेर्नुहोस्, अनि आफ्ना सेभ गर्नुहोस्।',
);
export const shopNameRequired = bilingual('Enter the name of the shop.', 'पसलको नाम लेख्नुहोस्।');
export const invalidAddress = bilingual(
  'Enter a full web address, such as https://example.com.',
  'पूरा वेब ठेगाना लेख्नुहोस्, जस्तै https://example.com।',
);
export const yearTwice = bilingual(
  'This year is entered twice. Remove one.',
  'यो वर्ष दुई पटक लेखिएको छ। एउटा हटाउनुहोस्।',
);
export const yearGap = (year: number) =>
  bilingual(
    `Add ${year} first: this year begins where that one ends.`,
    `पहिले ${writeDigits(year)} थप्नुहोस्: यो वर्ष त्यसको अन्त्यबाट सुरु हुन्छ।`,
  );
export const wrongLooks = bilingual(
  'Send the logo and the icon, each once.',
  'लोगो र आइकन एक-एक पटक पठाउनुहोस्।',
);
/** @param wrong in the words of the schema validator, which are English */
export const wrongLooksField = (wrong: string) => bilingual(wrong, 'यसको लेखाइ मिलेन।');
/** The form has shown it already, with the measured contrast. */
export const wrongAccent = ({ words, nearest }: { words: string; nearest?: string }) =>
  bilingual(
    words,
    nearest === undefined
      ? 'रङ # र छ अङ्कमा लेख्नुहोस्, जस्तै #f8c14a।'
      : `यो रङ राम्ररी छुट्टिँदैन। मिल्ने सबैभन्दा नजिकको रङ ${nearest} हो।`,
  );
export const daysTurned = bilingual(
  "The latest day can't be before the earliest.",
  'अन्तिम दिन पहिलो दिनभन्दा अगाडि हुन सक्दैन।',
);
export const invalidMap = bilingual(
  'Enter a full web address, such as https://maps.app.goo.gl/…',
  'पूरा वेब ठेगाना लेख्नुहोस्, जस्तै https://maps.app.goo.gl/…',
);
export const noSuchDay = bilingual(
  'Enter calendar days, such as 2026-11-21.',
  'पात्रोमा भएका मिति लेख्नुहोस्, जस्तै 2026-11-21।',
);
/** Texts about the message settings. */
export const mailSaved = bilingual('Message settings saved successfully!', 'सन्देशका सेटिङ सेभ भए!');
export const remarksSaved = bilingual('Remarks saved successfully!', 'कैफियत सेभ भए!');
export const chatsSaved = bilingual('Chats saved successfully!', 'च्याट सेभ भए!');
export const settingsSaved = bilingual('Site settings saved successfully!', 'साइटका सेटिङ सेभ भए!');
export const calendarSaved = bilingual('Calendar saved successfully!', 'पात्रो सेभ भयो!');
export const looksSaved = bilingual('Looks saved successfully!', 'रूप सेभ भयो!');
/** Texts about the delivery settings. */
export const deliverySaved = bilingual('Delivery settings saved.', 'डेलिभरीका सेटिङ सेभ भए।');
export const desksSaved = bilingual('Desks saved successfully!', 'डेस्कका नियम सेभ भए!');
export const returnDaysSaved = bilingual('Days saved.', 'दिन सेभ भयो।');
