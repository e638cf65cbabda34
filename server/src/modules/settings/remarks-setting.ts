import type { Kysely } from 'kysely';
import type { Language } from '@pasal/core/contract/language';
import type { ReadyRemarks } from '@pasal/shared/contracts';
import { bilingual, localise, type Localisable } from '@pasal/core/errors/wording';
import type { Database } from '../../db/schema';
import { asGiven, defineSetting } from './define-setting';

/** Defaults: the remarks that staff write most often, in the language of their page. */
const DEFAULTS: Localisable<ReadyRemarks> = {
  remarks: [
    {
      remark: bilingual('Handed to courier', 'कुरियरलाई बुझाइयो'),
      status: 'others',
      customer_message: 'Your order is with the courier.',
      customer_message_ne: 'तपाईंको अर्डर कुरियरलाई बुझाइयो।',
    },
    {
      remark: bilingual('Customer did not answer', 'ग्राहकले फोन उठाउनुभएन'),
      status: null,
      customer_message: '',
    },
    {
      remark: bilingual('Delivered and paid', 'सामान बुझाइयो, पैसा पाइयो'),
      status: 'complete',
      customer_message: '',
    },
    {
      remark: bilingual('Customer does not want it', 'ग्राहकलाई नचाहिने भयो'),
      status: 'cancel',
      customer_message: '',
    },
  ],
};

/** The remarks that staff may choose from. */
export const remarksSetting = defineSetting<ReadyRemarks>({
  key: 'remarks',
  name: 'Ready remarks',
  present: (stored, language = 'en') => ({
    ...localise<ReadyRemarks>(DEFAULTS, language),
    ...stored,
  }),
  accept: asGiven,
});

/** The Nepali messages to customers, by their English text (D162). */
export const messagesInNepali = (stored: Partial<ReadyRemarks>): ReadonlyMap<string, string> =>
  new Map(
    (stored.remarks ?? localise<ReadyRemarks>(DEFAULTS, 'en').remarks).map(
      ({ customer_message: english, customer_message_ne: nepali }) => [english, nepali || english],
    ),
  );

/** The same, if the reader's language needs it. */
export async function readMessagesInNepali(
  db: Kysely<Database>,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  if (language === 'en') return new Map();
  return messagesInNepali((await remarksSetting.read(db)).settings);
}
