export const inNepali = (label: string) => `In Nepali: ${label}`;
export const missing = 'Nepali missing';
/** A ready message in its Nepali form. */
export const asNepali = (name: string) => `${name}, in Nepali`;
