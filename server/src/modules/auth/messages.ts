/** What the shop says about signing in and staff. R7.31 leaves these texts to the server. */
export const LOGGED_IN = 'Login successful!';
export const WRONG_CREDENTIALS = 'Incorrect email or password.';
export const LOGGED_OUT = 'Logged out successfully!';
export const STAFF_ADDED = 'Staff added successfully!';
export const STAFF_DELETED = 'Staff deleted successfully!';
export const PROFILE_UPDATED = 'Profile updated successfully!';
export const INVALID_EMAIL = 'Enter a valid e-mail address.';
export const EMAIL_TAKEN = 'This e-mail address already belongs to a member of staff.';
export const NO_SUCH_STAFF = 'This member of staff does not exist.';
export const NOT_YOUR_RECORD = 'You may only see and change your own profile.';
export const STAFF_CHANGED = 'Staff updated successfully!';
export const DISABLED = 'This account is disabled. Please ask an administrator.';
export const NOT_YOURSELF = 'You cannot delete your own account.';
export const NOT_YOUR_ROLE = 'You cannot change your own role or disable your own account.';
export const LAST_ADMIN = 'The shop needs an administrator; this is the last one.';
export const SESSION_ENDED = 'Signed out there.';
export const SESSIONS_ENDED = 'Signed out everywhere else.';
export const NO_SUCH_SESSION = 'This session has ended already.';
export const PASSWORDS_TOGETHER = 'Changing the password needs the current and the new one.';
export const WRONG_CURRENT_PASSWORD = 'The current password is not correct.';
export const PUBLISHED_PASSWORD =
  'This password is published with the demo shop; everybody knows it. Choose another one.';
export const EMAIL_NEEDS_PASSWORD = 'Changing the e-mail address needs your current password.';
export const WEAK_PASSWORD = (why: string) => `The password is too weak: ${why}.`;
