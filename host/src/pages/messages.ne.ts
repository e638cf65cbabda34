/** Shown in place of a page of the host whose script failed to load. */
export const pageFailed = 'यो पृष्ठ लोड गर्न सकिएन';
export const pageFailedText = 'इन्टरनेट जाँच्नुहोस् र फेरि प्रयास गर्नुहोस्।';
