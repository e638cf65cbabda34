import { nepaliDigits } from '@pasal/core/contract/nepali-digits';
import { bilingual, type Wording } from '@pasal/core/errors/wording';

/** The shop's texts about releases. */

/** The version of an own build in the history. */
export const OWN = 'own';
export const refused = bilingual(
  "The release doesn't fit with what's live.",
  'यो रिलिज अहिले चलिरहेकासँग मिल्दैन।',
);
export const noSuchRelease = (name: string, version: string) =>
  bilingual(`There is no release ${version} of ${name}.`, `${name} ${version} को रिलिज छैन।`);
export const noSuchName = (name: string) =>
  bilingual(`There's no part called ${name}.`, `यस्तो नामको भाग छैन: ${name}।`);
export const isThere = (name: string, version: string) =>
  bilingual(
    `There's already a release ${version} of ${name}. A version never changes.`,
    `${name} ${version} को रिलिज पहिल्यै छ। एउटा भर्सन कहिल्यै फेरिँदैन।`,
  );
export const withoutFiles = (name: string, version: string) =>
  bilingual(
    `The shop knows ${name} ${version} and has none of its files any more. Release a new build.`,
    `पसललाई ${name} ${version} थाहा छ, तर त्यसका फाइल अब छैनन्। नयाँ बिल्ड रिलिज गर्नुहोस्।`,
  );
const stored = (name: string, versions: number, megabytes: number) =>
  bilingual(
    `${versions} releases of ${name} with ${megabytes} MB`,
    `${name} का ${nepaliDigits(versions)} वटा रिलिज (${nepaliDigits(megabytes)} MB)`,
  );
export const nearlyFull = (name: string, now: [number, number], most: [number, number]) => {
  const { en, ne } = stored(name, ...now);
  return bilingual(
    `The shop keeps ${en} and takes ${most[0]} with ${most[1]} MB at most. One goes 30 days after it was last live.`,
    `पसलमा ${ne} छन्; बढीमा ${nepaliDigits(most[0])} वटा (${nepaliDigits(most[1])} MB) अटाउँछन्। पछिल्लो पटक चलेको ३० दिनपछि रिलिज हट्छ।`,
  );
};
export const full = (name: string, most: [number, number]) => {
  const { en, ne } = stored(name, ...most);
  return bilingual(
    `The shop keeps ${en} at most, and this one would be more. One goes 30 days after it was last live; one that nobody was shown makes room a day after its upload.`,
    `पसलमा बढीमा ${ne} अटाउँछन्, र यो थप्दा त्योभन्दा बढी हुन्छ। पछिल्लो पटक चलेको ३० दिनपछि रिलिज हट्छ; कसैलाई नदेखाइएको रिलिज अपलोड भएको एक दिनपछि हट्न सक्छ।`,
  );
};
export const isLive = (name: string, version: string) =>
  bilingual(`${name} ${version} is live already.`, `${name} ${version} पहिल्यै चलिरहेको छ।`);
export const otherCandidate = (name: string, version: string, share: number) =>
  bilingual(
    `${name} ${version} is being shown to ${share} % of the visitors; one release at a time can be.`,
    `${name} ${version} अहिले ${nepaliDigits(share)}% ग्राहकलाई देखाइँदैछ; एक पटकमा एउटा रिलिज मात्र यसरी देखाउन मिल्छ।`,
  );
export const nothingEarlier = (name: string) =>
  bilingual(
    `There is nothing before what is live of ${name}.`,
    `यस भागको अघिल्लो भर्सन छैन: ${name}।`,
  );
export const takenOff = (name: string, version: string, why: Wording) =>
  bilingual(
    `${name} ${version} is no longer live; the shop's own build serves. ${why.en}`,
    `${name} ${version} अब चल्दैन; पसलकै बिल्ड चल्छ। ${why.ne}`,
  );
/** A line in the log. */
export const returned = (name: string, version: string) =>
  `${name} ${version} failed too often and was rolled back automatically`;
export const noEmail = bilingual("This isn't a valid email address.", 'यो इमेल ठेगाना मिलेन।');
export const noSuchToken = bilingual("This token doesn't exist.", 'यो टोकन छैन।');
export const wrongName = (record: string, name: string) =>
  bilingual(
    `The archive holds a release of ${record}, not of ${name}.`,
    `यो आर्काइभमा ${record} को रिलिज छ, ${name} को होइन।`,
  );
export const noArchive = bilingual(
  'A release is sent as one application/gzip body.',
  'रिलिज application/gzip को एउटै फाइलका रूपमा पठाउनुहोस्।',
);
export const ownName = bilingual(
  'The development build cannot be released.',
  'बनाउँदै गर्दाको बिल्ड रिलिज गर्न मिल्दैन।',
);
export const activated = (name: string, version: string, share: number) =>
  share >= 100
    ? bilingual(
        `${name} ${version} is shown to everyone now.`,
        `${name} ${version} अब सबैलाई देखाइन्छ।`,
      )
    : bilingual(
        `${name} ${version} is shown to ${share} % of the visitors now.`,
        `${name} ${version} अब ${nepaliDigits(share)}% ग्राहकलाई देखाइन्छ।`,
      );
const liveAs = (version: string | null) =>
  version === null
    ? bilingual('nothing of it', 'अहिले यसको केही चलेको छैन')
    : bilingual(version, `अहिले ${version} चलिरहेको छ`);
export const wentBack = (name: string, version: string, when: Wording, live: string | null) =>
  bilingual(
    `${name} ${version} was rolled back automatically at ${when.en}; ${liveAs(live).en} is live.`,
    `${name} ${version} ${when.ne} मा आफैँ फर्कियो; ${liveAs(live).ne}।`,
  );
export const triedFirst = (name: string, version: string, candidate: string) =>
  bilingual(
    `${name} ${candidate} is being tried and would be rolled back before ${version}.`,
    `${name} ${candidate} जाँचिँदैछ; ${version} भन्दा पहिले त्यही हट्छ।`,
  );
export const notLive = (name: string, version: string, live: string | null) =>
  bilingual(
    `${name} ${version} is not live by now; ${liveAs(live).en} is.`,
    `${name} ${version} अब चलेको छैन; ${liveAs(live).ne}।`,
  );
export const rolledBack = (name: string) =>
  bilingual(`${name} is back to what it was before.`, `अघिल्लो भर्सनमा फर्काइयो: ${name}।`);
export const linkMade = bilingual('Preview link created.', 'प्रिभ्यु लिङ्क बनाइयो।');
export const noSuchPreview = bilingual(
  "This preview link doesn't exist. It may have ended.",
  'यो प्रिभ्यु लिङ्क छैन। बन्द भइसकेको हुन सक्छ।',
);
export const previewEnded = bilingual('Preview ended.', 'प्रिभ्यु बन्द गरियो।');
export const tokenMade = bilingual('Token created.', 'टोकन थपियो।');
export const tokenRevoked = bilingual('Token revoked.', 'टोकन रद्द भयो।');
