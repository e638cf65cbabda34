export const TOO_OFTEN = 'Too many attempts. Please wait a moment and try again.';
