export const title = 'Recently viewed';
export const clear = 'Clear';
/** The object of `clear`, for screen readers. */
export const clearWhat = 'recently viewed products';
export const cleared = 'Recently viewed products cleared.';
