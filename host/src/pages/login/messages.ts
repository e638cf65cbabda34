/** R8.1 */
export const messages = {
  title: 'Staff login',
  text: 'For the people who run the shop. Shoppers need no account.',
  email: 'Email',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  submit: 'Login',
  failed: 'Login failed. Please try again.',
} as const;
