/** The address that dials a phone number as it is written. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/**
 * The address that writes an email: to this one alone, whatever signs it is made of. A `?` in it
 * would begin copies to others.
 */
export const mailHref = (email: string) =>
  `mailto:${encodeURIComponent(email.replace(/\p{Surrogate}/gu, '\ufffd')).replaceAll('%40', '@')}`;
