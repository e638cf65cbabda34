export const titles = {
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  returns: 'Returns',
  about: 'About us',
  questions: 'Questions',
} as const;
export const descriptions = {
  terms: 'Ordering, prices, delivery, payment, returns and warranty.',
  privacy: 'What the shop stores about visitors and buyers, why, and for how long.',
  returns: 'What you can return, how, and how you get your money back.',
  about: 'Who runs this shop and what it sells.',
  questions: 'Answers to what buyers ask most.',
} as const;
export const failed = 'This page could not be loaded.';
export const draft = "This is a draft. Visitors don't see it yet.";
