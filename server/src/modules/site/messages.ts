import { both } from '@pasal/core/errors/wording';
import { BANNER_FIELD_LENGTH } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain/nepali';

export { invalidEmail, phoneFault } from '../messages';

/** The shop's messages about its own settings. */
export const mailSaved = both('Message settings saved successfully!', 'सन्देशका सेटिङ सेभ भए!');
export const remarksSaved = both('Remarks saved successfully!', 'कैफियत सेभ भए!');
export const chatsSaved = both('Chats saved successfully!', 'च्याट सेभ भए!');
export const invalidPage = both(
  "Enter the page's name alone, such as yourshop: 5 to 50 letters, digits and dots.",
  'पेजको नाम मात्र लेख्नुहोस्, जस्तै yourshop: ५ देखि ५० अक्षर, अङ्क र थोप्ला।',
);
export const unknownPlaceholders = (written: readonly string[], known: readonly string[]) =>
  both(
    `${written.join(', ')} can't be filled in. Use ${known.join(', ')}.`,
    `${written.join(', ')} भर्न मिल्दैन। ${known.join(', ')} प्रयोग गर्नुहोस्।`,
  );
export const settingsSaved = both('Site settings saved successfully!', 'साइटका सेटिङ सेभ भए!');
export const settingsChanged = both(
  'Someone else has saved these settings in the meantime. Check the latest, then save yours.',
  'यसबीचमा अरू कसैले यी सेटिङ सेभ गर्नुभयो। अहिलेका हेर्नुहोस्, अनि आफ्ना सेभ गर्नुहोस्।',
);
export const shopNameRequired = both('Enter the name of the shop.', 'पसलको नाम लेख्नुहोस्।');
export const invalidAddress = both(
  'Enter a full web address, such as https://example.com.',
  'पूरा वेब ठेगाना लेख्नुहोस्, जस्तै https://example.com।',
);
export const calendarSaved = both('Calendar saved successfully!', 'पात्रो सेभ भयो!');
export const yearTwice = both(
  'This year is entered twice. Remove one.',
  'यो वर्ष दुई पटक लेखिएको छ। एउटा हटाउनुहोस्।',
);
export const yearGap = (year: number) =>
  both(
    `Add ${year} first: this year begins where that one ends.`,
    `पहिले ${writeDigits(year)} थप्नुहोस्: यो वर्ष त्यसको अन्त्यबाट सुरु हुन्छ।`,
  );
export const looksSaved = both('Looks saved successfully!', 'रूप सेभ भयो!');
export const wrongLooks = both(
  'Send the logo and the icon, each once.',
  'लोगो र आइकन एक-एक पटक पठाउनुहोस्।',
);
/** @param wrong in the words of the schema's checker, which are English */
export const wrongLooksField = (wrong: string) => both(wrong, 'यसको लेखाइ मिलेन।');
/** The form has said it already, with what was measured. */
export const wrongAccent = ({ words, nearest }: { words: string; nearest?: string }) =>
  both(
    words,
    nearest === undefined
      ? 'रङ # र छ अङ्कमा लेख्नुहोस्, जस्तै #f8c14a।'
      : `यो रङ राम्ररी छुट्टिँदैन। मिल्ने सबैभन्दा नजिकको रङ ${nearest} हो।`,
  );
export const bannerAdded = both('Banner added successfully!', 'ब्यानर थपियो!');
export const bannerUpdated = both('Banner updated successfully!', 'ब्यानर सेभ भयो!');
export const bannerDeleted = both('Banner deleted successfully!', 'ब्यानर हटाइयो!');
export const bannersOrdered = both('Banner order saved.', 'ब्यानरको क्रम सेभ भयो।');
export const noSuchBanner = both("This banner doesn't exist.", 'यो ब्यानर छैन।');
export const bannerIsEmpty = both(
  'A banner needs a title or a picture.',
  'ब्यानरलाई शीर्षक वा तस्बिर चाहिन्छ।',
);
export const bannerTextTooLong = both(
  `Use up to ${BANNER_FIELD_LENGTH} characters.`,
  `बढीमा ${writeDigits(BANNER_FIELD_LENGTH)} अक्षर लेख्नुहोस्।`,
);
export const tooManyBanners = both(
  "You've reached the limit for banners. Delete one first.",
  'योभन्दा बढी ब्यानर राख्न मिल्दैन। पहिले एउटा हटाउनुहोस्।',
);
export const onePicture = both('A banner has one picture.', 'ब्यानरको तस्बिर एउटै हुन्छ।');
export const picturesAdded = both('Pictures added successfully!', 'तस्बिर थपिए!');
export const picturesSaved = both('Pictures saved.', 'तस्बिर सेभ भए।');
export const picturesNeeded = both('Choose at least one picture.', 'कम्तीमा एउटा तस्बिर छान्नुहोस्।');
export const wrongPictures = both(
  "These pictures aren't the ones shown now.",
  'यी तस्बिर अहिले देखाइएका होइनन्।',
);
export const tooManyPictures = both(
  "You've reached the limit for pictures. Remove one first.",
  'योभन्दा बढी तस्बिर राख्न मिल्दैन। पहिले एउटा हटाउनुहोस्।',
);
export const changedMeanwhile = both(
  "Someone else has changed this in the meantime. Here's the latest. Please try again.",
  'यसबीचमा अरू कसैले यो फेर्नुभयो। अहिलेको रूप यही हो। फेरि प्रयास गर्नुहोस्।',
);
