export const unsavedTitle = 'Leave without saving?';
export const unsavedText = 'What you have entered is not saved yet. If you leave, it is lost.';
export const leave = 'Leave';
