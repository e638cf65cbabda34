/** Literal texts of R8.7 and R8.8. */

export const title = (title: string) => `${title} हटाउने?`;
export const text = 'यो सामान साँच्चै हटाउने? हटाएपछि फिर्ता ल्याउन मिल्दैन।';
export const deleted = 'सामान हटाइयो!';
