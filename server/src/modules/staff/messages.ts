import { both } from '@pasal/core/errors/wording';
import { MIN_PASSWORD_LENGTH } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain/nepali';

export { invalidEmail } from '../messages';

/** The shop's messages about signing in and staff. R7.31 leaves these texts to the server. */
export const loggedIn = both('Login successful!', 'लगइन भयो!');
export const wrongCredentials = both('Incorrect email or password.', 'इमेल वा पासवर्ड मिलेन।');
export const inPreview = both(
  'This browser is showing a preview, where nobody can sign in. End the preview first.',
  'यो ब्राउजरले प्रिभ्यु देखाइरहेको छ, जहाँ लगइन गर्न मिल्दैन। पहिले प्रिभ्यु बन्द गर्नुहोस्।',
);
export const loggedOut = both('Logged out successfully!', 'लगआउट भयो!');
export const staffAdded = both('Staff added successfully!', 'कर्मचारी थपियो!');
export const staffDeleted = both('Staff deleted successfully!', 'कर्मचारी हटाइयो!');
export const profileUpdated = both('Profile updated successfully!', 'प्रोफाइल सेभ भयो!');
export const emailTaken = both(
  'This email address already belongs to a member of staff.',
  'यो इमेल अर्को कर्मचारीको हो।',
);
export const noSuchStaff = both('This member of staff does not exist.', 'यो कर्मचारी छैन।');
export const notYourRecord = both(
  'You can only view and change your own profile.',
  'तपाईं आफ्नै प्रोफाइल मात्र हेर्न र फेर्न सक्नुहुन्छ।',
);
export const staffChanged = both('Staff updated successfully!', 'कर्मचारीको विवरण सेभ भयो!');
export const disabled = both(
  'This account is disabled. Please ask an administrator.',
  'यो खाता बन्द गरिएको छ। व्यवस्थापकलाई सोध्नुहोस्।',
);
export const notYourself = both('You cannot delete your own account.', 'आफ्नै खाता हटाउन मिल्दैन।');
export const notYourRole = both(
  'You cannot change your own role or disable your own account.',
  'आफ्नै भूमिका फेर्न वा आफ्नै खाता बन्द गर्न मिल्दैन।',
);
export const lastAdmin = both(
  'The shop needs at least one administrator, and this is the last one.',
  'पसललाई कम्तीमा एक जना व्यवस्थापक चाहिन्छ, र उहाँ नै अन्तिम हुनुहुन्छ।',
);
export const languageSaved = both('Language saved.', 'भाषा सेभ भयो।');
export const sessionEnded = both('Signed out there.', 'त्यहाँबाट लगआउट भयो।');
export const sessionsEnded = both('Signed out everywhere else.', 'अरू सबै ठाउँबाट लगआउट भयो।');
export const noSuchSession = both('This session has already ended.', 'त्यहाँ पहिल्यै लगआउट भइसकेको छ।');
export const passwordsTogether = both(
  'To change the password, enter the current one and the new one.',
  'पासवर्ड फेर्न अहिलेको र नयाँ दुवै लेख्नुहोस्।',
);
export const wrongCurrentPassword = both(
  "The current password isn't correct.",
  'अहिलेको पासवर्ड मिलेन।',
);
export const publishedPassword = both(
  'This password is public: it comes with the demo shop. Choose another one.',
  'यो पासवर्ड सबैलाई थाहा छ: यो नमुना पसलसँगै आउँछ। अर्को छान्नुहोस्।',
);
export const emailNeedsPassword = both(
  'To change the email address, enter your current password.',
  'इमेल फेर्न अहिलेको पासवर्ड लेख्नुहोस्।',
);
/** @param why in English; in Nepali one sentence says all that a password needs. */
export const weakPassword = (why: string) =>
  both(
    `The password is too weak: ${why}.`,
    `पासवर्ड कमजोर छ: कम्तीमा ${writeDigits(MIN_PASSWORD_LENGTH)} अक्षरको, सजिलै अनुमान गर्न नसकिने पासवर्ड लेख्नुहोस्।`,
  );
