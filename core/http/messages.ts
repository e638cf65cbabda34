/** The server's texts where no feature has words of its own. */
export const invalidRequest = "Some fields aren't valid.";
export const malformedRequest = "The request couldn't be read.";
export const notSignedIn = 'Please log in to continue.';
export const notAllowed = "You don't have permission to do this.";
export const wrongOrigin = 'This request came from another site and was blocked.';
export const noSuchAddress = 'There is nothing at this address.';
export const inUse = "This is still in use, so it can't be removed.";
export const goneMeanwhile = 'This no longer exists. Reload and choose again.';
export const tooLarge = 'This is too large to send.';
export const unsupportedMedia = "This type of content isn't accepted.";
export const tooSlow = 'The request took too long to arrive.';
export const unavailable = "The shop isn't available right now. Please try again in a moment.";
export const diskFull =
  "The shop can't save anything right now because its disk is full. Please try again later.";
export const internal = 'Something went wrong. Please try again.';
