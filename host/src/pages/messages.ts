/** Shown in place of a page of the host whose script failed to load. */
export const pageFailed = 'This page could not be loaded';
export const pageFailedText = 'Check your connection and try again.';
