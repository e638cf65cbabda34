import { bilingual } from '@pasal/core/errors/wording';

/** The texts of pages about previews. */
export const preview = bilingual('Preview', 'प्रिभ्यु');
export const shows = (title: string, version: string, until: string) =>
  bilingual(
    `of ${title} ${version}, until ${until}. Only you see it. Orders placed here are real.`,
    `${title} ${version}, ${until} सम्म। यो तपाईंले मात्र देख्नुहुन्छ। यहाँ गरिएका अर्डर साँच्चैका हुन्।`,
  );
export const end = bilingual('End preview', 'प्रिभ्यु बन्द गर्नुहोस्');
export const toShop = bilingual('To the shop', 'पसलमा जानुहोस्');
export const ended = bilingual('The preview has ended', 'प्रिभ्यु बन्द भयो');
export const endedText = bilingual('You now see the live shop.', 'तपाईं अब चलिरहेको पसल देख्नुहुन्छ।');
export const notShown = bilingual('This preview can’t be shown', 'यो प्रिभ्यु देखाउन मिलेन');
export const expired = bilingual(
  'This link has expired. Ask whoever sent it for a new one.',
  'यो लिङ्कको म्याद सकियो। पठाउनेसँग नयाँ माग्नुहोस्।',
);
export const endedLink = bilingual(
  'This preview has ended. Ask whoever sent the link for a new one.',
  'यो प्रिभ्यु बन्द भयो। लिङ्क पठाउनेसँग नयाँ माग्नुहोस्।',
);
export const forged = bilingual(
  'This link isn’t valid, or part of it is missing. Copy the whole link.',
  'यो लिङ्क मिलेन, वा यसको केही भाग छुट्यो। पूरै लिङ्क कपी गर्नुहोस्।',
);
export const refused = bilingual(
  'It doesn’t fit with what’s live now:',
  'यो अहिले चलिरहेकासँग मिल्दैन:',
);
export const signedIn = bilingual(
  'You’re signed in as staff. Releases that aren’t live never run in a staff session. Sign out, or open the link in a private window.',
  'तपाईं कर्मचारीका रूपमा लगइन हुनुहुन्छ। चालु नभएका रिलिज कर्मचारी लगइन हुँदा कहिल्यै चल्दैनन्। लगआउट गर्नुहोस्, वा लिङ्क प्राइभेट विन्डोमा खोल्नुहोस्।',
);
export const noHost = bilingual(
  'The shop is starting. Try again soon.',
  'पसल खुल्दैछ। एकछिनपछि फेरि प्रयास गर्नुहोस्।',
);
