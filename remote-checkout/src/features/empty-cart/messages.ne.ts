/** R2.63 */
export const emptyTitle = 'तपाईंको कार्ट खाली छ';
export const emptyText = 'तपाईंले अहिलेसम्म कार्टमा केही राख्नुभएको छैन जस्तो छ';
export const continueShopping = 'किनमेल जारी राख्नुहोस्';
