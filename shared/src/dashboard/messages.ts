export const notAllowed = 'Only for administrators';
export const notAllowedText =
  'Your account does not open this page. Ask an administrator if you need it.';
