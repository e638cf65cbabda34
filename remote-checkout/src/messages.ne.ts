/** Names this part of the shop where it can't be loaded. */
export const title = 'अर्डर पूरा गर्ने पृष्ठ';
