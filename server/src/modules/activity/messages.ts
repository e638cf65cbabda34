/** What the shop says about the activity log. */
export const NO_SUCH_DAY = 'Enter a day that exists.';
