export const title = 'Recently viewed';
export const clear = 'Clear';
/** The object of `clear`, for visitors who do not see where the button is. */
export const clearWhat = 'recently viewed products';
export const cleared = 'Recently viewed products cleared.';
