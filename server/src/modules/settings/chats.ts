import type { ChatSettings, PublicChats, SiteSettings } from '@pasal/shared/contracts';
import type { Language } from '@pasal/core/contract/language';
import { bilingual, localise, type Localisable } from '@pasal/core/errors/wording';
import { whatsappHref, whatsappNumberIn } from '@pasal/shared/domain';

/** Default templates: the messages shops write most often. Staff read the names in the language of their page. */
const TEMPLATES: Localisable<ChatSettings['templates']> = [
  {
    name: bilingual('Confirm the order', 'अर्डर पक्का गर्ने'),
    text: 'Hello {name}, thank you for your order {order} of {total}. May we send it?',
    text_ne: 'नमस्ते {name}, {total} को अर्डर {order} का लागि धन्यवाद। के हामी सामान पठाऔँ?',
  },
  {
    name: bilingual('On its way', 'सामान बाटोमा'),
    text: 'Hello {name}, your order {order} is on its way. Please have {total} in cash ready.',
    text_ne: 'नमस्ते {name}, तपाईंको अर्डर {order} बाटोमा छ। कृपया {total} नगद तयार राख्नुहोस्।',
  },
  {
    name: bilingual('Expected day', 'आइपुग्ने दिन'),
    text: 'Hello {name}, your order {order} comes on {day}. Please have {total} in cash ready.',
    text_ne: 'नमस्ते {name}, तपाईंको अर्डर {order} {day} मा आउँछ। कृपया {total} नगद तयार राख्नुहोस्।',
  },
  {
    name: bilingual('Not reached', 'फोन लागेन'),
    text: "Hello {name}, we couldn't reach you about your order {order}. When may we call?",
    text_ne: 'नमस्ते {name}, अर्डर {order} बारे कुरा गर्न तपाईंलाई फोन लागेन। हामी कहिले फोन गरौँ?',
  },
];

/** Stored chats over the defaults: the default WhatsApp number is the one in the link of the older settings. */
export const presentChats = (
  stored: Partial<ChatSettings>,
  { social }: Pick<SiteSettings, 'social'>,
  language: Language = 'en',
): ChatSettings => ({
  whatsapp: whatsappNumberIn(social.whatsapp) ?? '',
  viber: '',
  messenger: '',
  templates: localise<ChatSettings['templates']>(TEMPLATES, language),
  ...stored,
});

/** The chats shown to visitors; undefined if there are none, so that nothing is sent. */
export function publicChatsOf({
  whatsapp,
  viber,
  messenger,
}: ChatSettings): PublicChats | undefined {
  const set = Object.entries({ whatsapp, viber, messenger }).filter(([, value]) => value !== '');
  return set.length === 0 ? undefined : Object.fromEntries(set);
}

/** The settings with a link to that number; a link without a number, such as to a channel, is left unchanged. */
export function withWhatsapp(settings: SiteSettings, number: string | undefined): SiteSettings {
  const { social } = settings;
  const isNumber = whatsappNumberIn(social.whatsapp) !== undefined;
  if (number === undefined && !isNumber) return settings;
  const whatsapp = number === undefined ? '' : whatsappHref(number);
  return { ...settings, social: { ...social, whatsapp } };
}
