export const title = 'Recently viewed';
export const clear = 'Clear';
/** What `clear` takes away, for those who do not see where it stands. */
export const clearWhat = 'the list of recently viewed products';
export const cleared = 'Your recently viewed products are forgotten.';
