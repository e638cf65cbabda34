export const tooOften = 'Too many attempts. Please wait a moment and try again.';
