export const notAllowed = 'Only for administrators';
export const notForRole = 'Not a page of your role';
export const notAllowedText =
  "Your account doesn't have access to this page. Ask an administrator if you need it.";
