export const inNepali = (label: string) => `नेपालीमा: ${label}`;
export const missing = 'नेपालीमा छैन';
/** A ready message in its Nepali form. */
export const asNepali = (name: string) => `${name}, नेपालीमा`;
