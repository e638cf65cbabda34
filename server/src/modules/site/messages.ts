/** What the shop says about its own settings. */
export const MAIL_SAVED = 'Message settings saved successfully!';
export const INVALID_EMAIL = 'Enter a valid e-mail address.';
