export const label = 'ग्राहकका पृष्ठ';
export const customers = 'ग्राहक';
export const rules = 'डेलिभरीमा नगद तिर्नेका नियम';
