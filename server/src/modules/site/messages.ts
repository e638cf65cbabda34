import { bilingual } from '@pasal/core/errors/wording';
import { BANNER_FIELD_LENGTH } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain/nepali';

export { invalidEmail, phoneFault } from '../messages';

export const bannerAdded = bilingual('Banner added successfully!', 'ब्यानर थपियो!');
export const bannerUpdated = bilingual('Banner updated successfully!', 'ब्यानर सेभ भयो!');
export const bannerDeleted = bilingual('Banner deleted successfully!', 'ब्यानर हटाइयो!');
export const bannersOrdered = bilingual('Banner order saved.', 'ब्यानरको क्रम सेभ भयो।');
export const noSuchBanner = bilingual("This banner doesn't exist.", 'यो ब्यानर छैन।');
export const bannerIsEmpty = bilingual(
  'A banner needs a title or a picture.',
  'ब्यानरलाई शीर्षक वा तस्बिर चाहिन्छ।',
);
export const bannerTextTooLong = bilingual(
  `Use up to ${BANNER_FIELD_LENGTH} characters.`,
  `बढीमा ${writeDigits(BANNER_FIELD_LENGTH)} अक्षर लेख्नुहोस्।`,
);
export const tooManyBanners = bilingual(
  "You've reached the limit for banners. Delete one first.",
  'योभन्दा बढी ब्यानर राख्न मिल्दैन। पहिले एउटा हटाउनुहोस्।',
);
export const onePicture = bilingual('A banner has one picture.', 'ब्यानरको तस्बिर एउटै हुन्छ।');
export const picturesAdded = bilingual('Pictures added successfully!', 'तस्बिर थपिए!');
export const picturesSaved = bilingual('Pictures saved.', 'तस्बिर सेभ भए।');
export const picturesNeeded = bilingual(
  'Choose at least one picture.',
  'कम्तीमा एउटा तस्बिर छान्नुहोस्।',
);
export const wrongPictures = bilingual(
  "These pictures aren't the ones shown now.",
  'यी तस्बिर अहिले देखाइएका होइनन्।',
);
export const tooManyPictures = bilingual(
  "You've reached the limit for pictures. Remove one first.",
  'योभन्दा बढी तस्बिर राख्न मिल्दैन। पहिले एउटा हटाउनुहोस्।',
);
export const changedMeanwhile = bilingual(
  "Someone else has changed this in the meantime. Here's the latest. Please try again.",
  'यसबीचमा अरू कसैले यो फेर्नुभयो। अहिलेको रूप यही हो। फेरि प्रयास गर्नुहोस्।',
);
