/** Shown when the shop can't be reached at all (D37). */
export const CONNECTION_MESSAGE = 'पसलसँग सम्पर्क हुन सकेन। इन्टरनेट जाँच्नुहोस्।';
