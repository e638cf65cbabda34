import { nepaliDigits } from '@pasal/core/contract/nepali-digits';
import { bilingual, type Wording } from '@pasal/core/errors/wording';

/** The shop's texts about walks with a release. */

const countOf = (findings: number) => (findings === 1 ? '1 finding' : `${findings} findings`);

export const walksFirst = (name: string, version: string) =>
  bilingual(
    `The shop walks through ${name} ${version} in a browser first. It goes live at the end if nothing is found.`,
    `पसलले पहिले ${name} ${version} लाई ब्राउजरमा जाँच्छ। केही समस्या भेटिएन भने अन्त्यमा चालु हुन्छ।`,
  );
export const triesFirst = (name: string, version: string) =>
  bilingual(
    `The shop tries the pages of ${name} ${version} first. It goes live at the end if nothing is wrong.`,
    `पसलले पहिले ${name} ${version} का पृष्ठहरू जाँच्छ। केही समस्या भेटिएन भने अन्त्यमा चालु हुन्छ।`,
  );
export const otherWalk = (name: string, version: string) =>
  bilingual(
    `The shop walks through ${name} ${version} in a browser now, and through one release at a time. Try again in a minute.`,
    `पसलले अहिले ${name} ${version} लाई ब्राउजरमा जाँच्दैछ, र एक पटकमा एउटा रिलिज मात्र जाँच्छ। एक मिनेटपछि फेरि प्रयास गर्नुहोस्।`,
  );
export const notWalked = (why: Wording) =>
  bilingual(
    `The walk through the shop with it in place could not be made: ${why.en.replace(/[.]$/, '')}. Try again, or activate it without the walk.`,
    `यो रिलिज राखेर पसललाई ब्राउजरमा जाँच्न सकिएन: ${why.ne.replace(/[.।]$/, '')}। फेरि प्रयास गर्नुहोस्, वा ब्राउजर जाँचबिनै चालु गर्नुहोस्।`,
  );
export const movedOn = bilingual(
  'Something else went live while the shop was walked through with it in place. Activate it again.',
  'ब्राउजरमा जाँच्दाजाँच्दै अर्को रिलिज चालु भयो। यसलाई फेरि चालु गर्नुहोस्।',
);
export const noBrowser = bilingual('no browser', 'ब्राउजर छैन');
export const serverFailed = bilingual('the server failed', 'सर्भर असफल भयो');
export const resultTaken = (findings: number) =>
  findings === 0
    ? bilingual(
        'The walk found nothing. The shop has noted it.',
        'ब्राउजर जाँचमा केही समस्या भेटिएन। पसलले टिपेको छ।',
      )
    : bilingual(
        `The shop has noted the walk, with ${countOf(findings)}.`,
        `पसलले ब्राउजर जाँच टिपेको छ, ${nepaliDigits(findings)} वटा समस्यासहित।`,
      );
export const otherDigest = (name: string, version: string) =>
  bilingual(
    `The shop has ${name} ${version} with other bytes than those that were walked.`,
    `पसलमा भएको ${name} ${version} ब्राउजरमा जाँचिएकोभन्दा फरक छ।`,
  );
export const otherLive = bilingual(
  'Something else is live by now than you walked beside. Walk again.',
  'जाँच्दा चलिरहेको रिलिज अब फेरिइसक्यो। फेरि ब्राउजरमा जाँच्नुहोस्।',
);
export const needsToken = bilingual(
  'A result is signed with the token of a team, and sent with it.',
  'नतिजामा टोलीको टोकनले हस्ताक्षर हुन्छ, र त्यही टोकनसँग पठाइन्छ।',
);
export const wrongSignature = bilingual(
  'The result is not signed with this token, or was changed since.',
  'नतिजामा यो टोकनको हस्ताक्षर छैन, वा त्यसपछि नतिजा फेरियो।',
);
export const onWalk = bilingual(
  'On a walk nothing is ordered or changed.',
  'ब्राउजर जाँचमा केही अर्डर हुँदैन र केही फेरिँदैन।',
);
