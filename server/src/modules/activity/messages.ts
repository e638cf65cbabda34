/** What the shop says about the activity log. */
export const noSuchDay = 'Enter a day that exists.';
