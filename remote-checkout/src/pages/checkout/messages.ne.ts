/** R2.64 */
export const completeYourOrder = 'आफ्नो अर्डर पूरा गर्नुहोस्';
