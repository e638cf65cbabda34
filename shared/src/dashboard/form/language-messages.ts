/** The language of a person: in their profile, and for who orders on the phone. */
export const language = 'Language';
export const lead = 'Your dashboard opens in it, and the shop writes to you in it.';
export const ofMessages = 'Language of messages';
