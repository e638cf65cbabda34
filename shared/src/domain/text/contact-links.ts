/** The URL that dials a phone number as written. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** The URL that writes to this email address only, whatever its characters: a `?` in it would add recipients. */
export const mailHref = (email: string) =>
  `mailto:${encodeURIComponent(email.replace(/\p{Surrogate}/gu, '\ufffd')).replaceAll('%40', '@')}`;
