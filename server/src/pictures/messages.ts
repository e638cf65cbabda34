import { bilingual, joined, type Wording } from '@pasal/core/errors/wording';
import { MAX_PICTURE_BYTES } from '@pasal/shared/contracts';
import { PICTURE_WIDTHS } from '@pasal/shared/domain';
import { writeDigits } from '@pasal/shared/domain/nepali';

const WIDTHS = PICTURE_WIDTHS.join(', ');
const MEGABYTES = MAX_PICTURE_BYTES / 1024 / 1024;

export const noSuchPicture = bilingual("This picture doesn't exist.", 'यो तस्बिर छैन।');
export const unknownWidth = bilingual(
  `A picture's width is one of ${WIDTHS}.`,
  `तस्बिरको चौडाइ यीमध्ये एक हुन्छ: ${WIDTHS}।`,
);
export const picturesAway = bilingual(
  "The shop's pictures can't be reached right now, so none can be added. Please try again later.",
  'अहिले पसलका तस्बिरसम्म पुग्न सकिएन, त्यसैले थप्न मिल्दैन। पछि फेरि प्रयास गर्नुहोस्।',
);
export const noPictureType = bilingual(
  'Pictures must be PNG, JPEG, WebP or AVIF files.',
  'तस्बिर PNG, JPEG, WebP वा AVIF फाइल हुनुपर्छ।',
);
export const heicPicture = bilingual(
  "A picture is an iPhone's HEIC file, which can't be used here. On the iPhone choose Settings, Camera, Formats, Most Compatible and take it again, or save it as JPEG.",
  'एउटा तस्बिर iPhone को HEIC फाइल हो, जुन यहाँ चल्दैन। iPhone मा Settings, Camera, Formats, Most Compatible छानेर फेरि खिच्नुहोस्, वा JPEG मा सेभ गर्नुहोस्।',
);
/** Identifies one of several pictures by its position and the sender's file name. */
export const ofPicture = (place: number, name: string, refusal: Wording) =>
  joined([
    bilingual(`Picture ${place} (${name}):`, `तस्बिर ${writeDigits(place)} (${name}):`),
    refusal,
  ]);
export const brokenPicture = bilingual(
  "A picture is damaged and can't be read.",
  'एउटा तस्बिर बिग्रेकाले पढ्न सकिएन।',
);
export const tooManyPixels = (most: number) =>
  bilingual(
    `A picture may have at most ${most / 1_000_000} megapixels.`,
    `तस्बिर बढीमा ${writeDigits(most / 1_000_000)} मेगापिक्सेलको हुन सक्छ।`,
  );
export const drawingBusy = bilingual(
  'Many pictures are being taken in right now. Please try again in a moment.',
  'अहिले धेरै तस्बिर आइरहेका छन्। एकछिनपछि फेरि प्रयास गर्नुहोस्।',
);
export const tooManyBytes = bilingual(
  `A picture may have at most ${MEGABYTES} MB.`,
  `तस्बिर बढीमा ${writeDigits(MEGABYTES)} MB को हुन सक्छ।`,
);
