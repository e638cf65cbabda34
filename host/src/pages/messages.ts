/** Shown in place of a page of the host whose script did not come. */
export const pageFailed = 'This page could not be loaded';
export const pageFailedText = 'Check your connection and try again.';
