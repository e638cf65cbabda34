export const unsavedTitle = 'सेभ नगरी जाने?';
export const unsavedText = 'तपाईंले बदलेका कुरा सेभ भएका छैनन्। अहिले गए ती हराउँछन्।';
export const leave = 'नगरी जानुहोस्';
