/** The shop's messages about signing in and staff. R7.31 leaves these texts to the server. */
export const loggedIn = 'Login successful!';
export const wrongCredentials = 'Incorrect email or password.';
export const inPreview =
  'This browser is showing a preview, where nobody can sign in. End the preview first.';
export const loggedOut = 'Logged out successfully!';
export const staffAdded = 'Staff added successfully!';
export const staffDeleted = 'Staff deleted successfully!';
export const profileUpdated = 'Profile updated successfully!';
export const invalidEmail = 'Enter a valid email address.';
export const emailTaken = 'This email address already belongs to a member of staff.';
export const noSuchStaff = 'This member of staff does not exist.';
export const notYourRecord = 'You can only view and change your own profile.';
export const staffChanged = 'Staff updated successfully!';
export const disabled = 'This account is disabled. Please ask an administrator.';
export const notYourself = 'You cannot delete your own account.';
export const notYourRole = 'You cannot change your own role or disable your own account.';
export const lastAdmin = 'The shop needs at least one administrator, and this is the last one.';
export const sessionEnded = 'Signed out there.';
export const sessionsEnded = 'Signed out everywhere else.';
export const noSuchSession = 'This session has already ended.';
export const passwordsTogether = 'To change the password, enter the current one and the new one.';
export const wrongCurrentPassword = "The current password isn't correct.";
export const publishedPassword =
  'This password is public: it comes with the demo shop. Choose another one.';
export const emailNeedsPassword = 'To change the email address, enter your current password.';
export const weakPassword = (why: string) => `The password is too weak: ${why}.`;
