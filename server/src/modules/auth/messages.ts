/** What the shop says about signing in and staff. Spec §7 leaves these texts to the server. */
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
export const NOT_YOURSELF = 'You cannot delete your own account.';
export const LAST_ADMIN = 'The last administrator cannot be deleted.';
export const PASSWORDS_TOGETHER = 'Changing the password needs the current and the new one.';
export const WRONG_CURRENT_PASSWORD = 'The current password is not correct.';
