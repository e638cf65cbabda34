import { bilingual } from '@pasal/core/errors/wording';
import { writeDigits } from '@pasal/shared/domain/nepali';

/** Texts for staff about emails and text messages. */
export const noSuchNotification = bilingual("This message doesn't exist.", 'यो सन्देश छैन।');
export const retrying = bilingual(
  'The message will be resent shortly.',
  'सन्देश अब छिट्टै फेरि पठाइनेछ।',
);
export const countOf = (count: number) =>
  bilingual(count === 1 ? '1 message' : `${count} messages`, `${writeDigits(count)} वटा सन्देश`);
export function retryingMany(count: number) {
  const { en, ne } = countOf(count);
  return count === 0
    ? bilingual('There are no messages to resend.', 'फेरि पठाउनुपर्ने सन्देश छैन।')
    : bilingual(`${en} will be resent shortly.`, `${ne} अब छिट्टै फेरि पठाइनेछ।`);
}
export function discardedMany(count: number) {
  const { en, ne } = countOf(count);
  return count === 0
    ? bilingual('There are no messages to discard.', 'नपठाउने सन्देश छैन।')
    : bilingual(`${en} won't be sent.`, `${ne} पठाइने छैन।`);
}
export const notToDiscard = bilingual(
  'Only failed messages and messages on hold can be discarded.',
  'पठाउन नसकिएका र रोकिएका सन्देश मात्र नपठाउने बनाउन मिल्छ।',
);
export const notToRetry = bilingual(
  'This message has already been sent or is about to be.',
  'यो सन्देश पठाइसकियो वा पठाइँदैछ।',
);
export const channelClosed = {
  email: bilingual(
    "This shop can't send email yet. Ask your technician to set SMTP_URL and MAIL_FROM.",
    'यो पसलले अहिलेसम्म इमेल पठाउन सक्दैन। प्राविधिकलाई SMTP_URL र MAIL_FROM राख्न भन्नुहोस्।',
  ),
  sms: bilingual(
    "This shop can't send text messages yet. Ask your technician to set SMS_WEBHOOK_URL.",
    'यो पसलले अहिलेसम्म एसएमएस पठाउन सक्दैन। प्राविधिकलाई SMS_WEBHOOK_URL राख्न भन्नुहोस्।',
  ),
} as const;
