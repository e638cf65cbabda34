/** What the shop says about signing in and staff. R7.31 leaves these texts to the server. */
export const loggedIn = 'Login successful!';
export const wrongCredentials = 'Incorrect email or password.';
export const inPreview =
  'This browser shows a preview of a release, in which nobody signs in. End the preview first.';
export const loggedOut = 'Logged out successfully!';
export const staffAdded = 'Staff added successfully!';
export const staffDeleted = 'Staff deleted successfully!';
export const profileUpdated = 'Profile updated successfully!';
export const invalidEmail = 'Enter a valid e-mail address.';
export const emailTaken = 'This e-mail address already belongs to a member of staff.';
export const noSuchStaff = 'This member of staff does not exist.';
export const notYourRecord = 'You may only see and change your own profile.';
export const staffChanged = 'Staff updated successfully!';
export const disabled = 'This account is disabled. Please ask an administrator.';
export const notYourself = 'You cannot delete your own account.';
export const notYourRole = 'You cannot change your own role or disable your own account.';
export const lastAdmin = 'The shop needs an administrator; this is the last one.';
export const sessionEnded = 'Signed out there.';
export const sessionsEnded = 'Signed out everywhere else.';
export const noSuchSession = 'This session has ended already.';
export const passwordsTogether = 'Changing the password needs the current and the new one.';
export const wrongCurrentPassword = 'The current password is not correct.';
export const publishedPassword =
  'This password is published with the demo shop; everybody knows it. Choose another one.';
export const emailNeedsPassword = 'Changing the e-mail address needs your current password.';
export const weakPassword = (why: string) => `The password is too weak: ${why}.`;
