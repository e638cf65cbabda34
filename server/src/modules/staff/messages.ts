import { bilingual } from '@pasal/core/errors/wording';
import { MIN_PASSWORD_LENGTH } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain/nepali';

export { invalidEmail } from '../messages';

/** Texts about signing in and staff. R7.31 leaves them to the server. */
export const loggedIn = bilingual('Login successful!', 'लगइन भयो!');
export const wrongCredentials = bilingual('Incorrect email or password.', 'इमेल वा पासवर्ड मिलेन।');
export const inPreview = bilingual(
  'This browser is showing a preview, where nobody can sign in. End the preview first.',
  'यो ब्राउजरले प्रिभ्यु देखाइरहेको छ, जहाँ लगइन गर्न मिल्दैन। पहिले प्रिभ्यु बन्द गर्नुहोस्।',
);
export const loggedOut = bilingual('Logged out successfully!', 'लगआउट भयो!');
export const staffAdded = bilingual('Staff added successfully!', 'कर्मचारी थपियो!');
export const staffDeleted = bilingual('Staff deleted successfully!', 'कर्मचारी हटाइयो!');
export const profileUpdated = bilingual('Profile updated successfully!', 'प्रोफाइल सेभ भयो!');
export const emailTaken = bilingual(
  'This email address already belongs to a member of staff.',
  'यो इमेल अर्को कर्मचारीको हो।',
);
export const noSuchStaff = bilingual('This member of staff does not exist.', 'यो कर्मचारी छैन।');
export const notYourRecord = bilingual(
  'You can only view and change your own profile.',
  'तपाईं आफ्नै प्रोफाइल मात्र हेर्न र फेर्न सक्नुहुन्छ।',
);
export const staffChanged = bilingual('Staff updated successfully!', 'कर्मचारीको विवरण सेभ भयो!');
export const disabled = bilingual(
  'This account is disabled. Please ask an administrator.',
  'यो खाता बन्द गरिएको छ। व्यवस्थापकलाई सोध्नुहोस्।',
);
export const notYourself = bilingual(
  'You cannot delete your own account.',
  'आफ्नै खाता हटाउन मिल्दैन।',
);
export const notYourRole = bilingual(
  'You cannot change your own role or disable your own account.',
  'आफ्नै भूमिका फेर्न वा आफ्नै खाता बन्द गर्न मिल्दैन।',
);
export const lastAdmin = bilingual(
  'The shop needs at least one administrator, and this is the last one.',
  'पसललाई कम्तीमा एक जना व्यवस्थापक चाहिन्छ, र उहाँ नै अन्तिम हुनुहुन्छ।',
);
export const languageSaved = bilingual('Language saved.', 'भाषा सेभ भयो।');
export const sessionEnded = bilingual('Signed out there.', 'त्यहाँबाट लगआउट भयो।');
export const sessionsEnded = bilingual('Signed out everywhere else.', 'अरू सबै ठाउँबाट लगआउट भयो।');
export const noSuchSession = bilingual(
  'This session has already ended.',
  'त्यहाँ पहिल्यै लगआउट भइसकेको छ।',
);
export const passwordsTogether = bilingual(
  'To change the password, enter the current one and the new one.',
  'पासवर्ड फेर्न अहिलेको र नयाँ दुवै लेख्नुहोस्।',
);
export const wrongCurrentPassword = bilingual(
  "The current password isn't correct.",
  'अहिलेको पासवर्ड मिलेन।',
);
export const publishedPassword = bilingual(
  'This password is public: it comes with the demo shop. Choose another one.',
  'यो पासवर्ड सबैलाई थाहा छ: यो नमुना पसलसँगै आउँछ। अर्को छान्नुहोस्।',
);
export const emailNeedsPassword = bilingual(
  'To change the email address, enter your current password.',
  'इमेल फेर्न अहिलेको पासवर्ड लेख्नुहोस्।',
);
/** @param why in English; in Nepali one sentence covers all password rules. */
export const weakPassword = (why: string) =>
  bilingual(
    `The password is too weak: ${why}.`,
    `पासवर्ड कमजोर छ: कम्तीमा ${writeDigits(MIN_PASSWORD_LENGTH)} अक्षरको, सजिलै अनुमान गर्न नसकिने पासवर्ड लेख्नुहोस्।`,
  );
