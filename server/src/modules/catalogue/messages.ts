export const isBeingRead = 'The shop is starting. Please try again in a moment.';
