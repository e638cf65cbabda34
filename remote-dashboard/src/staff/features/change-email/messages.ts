export const title = 'Change e-mail';
export const lead = 'You sign in with it from then on.';
export const email = 'New e-mail';
export const current = 'Current password';
export const currentHint = 'So that nobody does this at your unlocked screen.';
export const submit = 'Change e-mail';
