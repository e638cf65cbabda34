import { headWords } from '@pasal/shared/domain';

/** R8.1 */

export const title = headWords.loginTitle;
export const text = "For the people who run the shop. You don't need an account to buy.";
export const email = 'Email';
export const password = 'Password';
export const show = 'Show password';
export const hide = 'Hide password';
export const submit = 'Login';
export const failed = 'Login failed. Please try again.';
/** Otherwise the session would end silently (D365). */
export const noCookies =
  "This browser blocks the shop's cookies, so nobody can stay signed in. Allow cookies and site data for this site in the browser's settings, then try again.";
export const wrongClock = (now: string) =>
  `This computer's clock says ${now}, and that's wrong. Set the date and time right, then try again.`;
