/** What the server says where no feature has words of its own. */
export const invalidRequest = 'Some of the fields are not valid.';
export const malformedRequest = 'The request could not be read.';
export const notSignedIn = 'Please log in to continue.';
export const notAllowed = 'You are not allowed to do this.';
export const wrongOrigin = 'This request came from another site and was refused.';
export const noSuchAddress = 'There is nothing at this address.';
export const inUse = 'Something else still uses this, so it stays.';
export const goneMeanwhile = 'This is no longer there. Reload and choose again.';
export const tooLarge = 'This is too large to be sent.';
export const unsupportedMedia = 'This kind of content is not accepted.';
export const tooSlow = 'The request took too long to arrive.';
export const unavailable = 'The shop is not available right now. Please try again in a moment.';
export const diskFull =
  'The shop cannot take anything in right now: its disk is full. Please try again later.';
export const internal = 'Something went wrong. Please try again.';
