/** What the server says where no feature has words of its own. */
export const INVALID_REQUEST = 'Some of the fields are not valid.';
export const MALFORMED_REQUEST = 'The request could not be read.';
export const NOT_SIGNED_IN = 'Please log in to continue.';
export const NOT_ALLOWED = 'You are not allowed to do this.';
export const WRONG_ORIGIN = 'This request came from another site and was refused.';
export const NO_SUCH_ADDRESS = 'There is nothing at this address.';
export const IN_USE = 'Something else still uses this, so it stays.';
export const GONE_MEANWHILE = 'This is no longer there. Reload and choose again.';
export const TOO_LARGE = 'This is too large to be sent.';
export const UNSUPPORTED_MEDIA = 'This kind of content is not accepted.';
export const TOO_SLOW = 'The request took too long to arrive.';
export const UNAVAILABLE = 'The shop is not available right now. Please try again in a moment.';
export const INTERNAL = 'Something went wrong. Please try again.';
