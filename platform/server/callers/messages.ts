import { nepaliDigits } from '@pasal/core/contract/nepali-digits';
import { fill, readSentences } from '@pasal/core/errors/sentences';
import { bilingual } from '@pasal/core/errors/wording';

/** The actors of release actions, as lists name them; they are stored in English. */

/** The shop itself, if no person acted. */
export const THE_SHOP = bilingual('the shop', 'पसल');
/** The same, in entries of earlier versions. */
const OWN = bilingual('own', 'पसल');
const TOKEN = bilingual('{0} (token {#1})', '{0} (टोकन {#1})');
export const tokenOf = (label: string, id: number) => fill(TOKEN, label, id);
/** The stored actor; a person's email address is the same in both languages. */
export const readAuthor = readSentences([THE_SHOP, OWN, TOKEN]);

/** Why a team may not do something with releases. */

export const otherName = (token: string, name: string) =>
  bilingual(
    `This token is for ${token} and has no rights to ${name}.`,
    `यो टोकन ${token} का लागि हो; ${name} मा केही गर्न पाउँदैन।`,
  );
export const mayNotUpload = bilingual(
  "This token isn't allowed to upload.",
  'यो टोकनले अपलोड गर्न पाउँदैन।',
);
export const mayNotActivate = (most: number) =>
  most === 0
    ? bilingual("This token isn't allowed to activate releases.", 'यो टोकनले रिलिज चालु गर्न पाउँदैन।')
    : bilingual(
        `This token can activate a release for up to ${most} % of visitors.`,
        `यो टोकनले बढीमा ${nepaliDigits(most)}% ग्राहकलाई रिलिज चालु गर्न पाउँछ।`,
      );
export const mayNotRollBack = bilingual(
  "This token isn't allowed to roll back.",
  'यो टोकनले अघिल्लोमा फर्काउन पाउँदैन।',
);
export const noToken = bilingual(
  'This token is unknown, has expired or was revoked.',
  'यो टोकन चिनिएन, यसको म्याद सकियो वा यो रद्द भयो।',
);
