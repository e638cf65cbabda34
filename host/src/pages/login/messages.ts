/** R8.1 */

export const title = 'Staff login';
export const text = "For the people who run the shop. You don't need an account to buy.";
export const email = 'Email';
export const password = 'Password';
export const show = 'Show password';
export const hide = 'Hide password';
export const submit = 'Login';
export const failed = 'Login failed. Please try again.';
