import { headWords } from '@pasal/shared/domain';

export const title = headWords.contactTitle;
export const description = headWords.contactDescription;
export const intro = 'Call, write or drop in. We answer in Nepali and English.';
export const phones = 'Phones';
export const location = 'Location';
export const email = 'Email';
export const website = 'Website';
export const write = 'Write to us';
/** The visitor's prefilled first message. */
export const hello = 'Hello, I have a question.';
export const hours = 'Opening hours';
export const social = 'Follow us';
export const lookUp = 'Track an order or check a warranty';
export const failed = 'Contact details could not be loaded.';
/** Shown if the shop has no contact details yet. */
export const none = 'Our phone number and address will be here soon.';
