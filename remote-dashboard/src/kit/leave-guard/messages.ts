export const unsavedTitle = 'Leave without saving?';
export const unsavedText = "Your changes aren't saved yet. If you leave now, you'll lose them.";
export const leave = 'Leave';
