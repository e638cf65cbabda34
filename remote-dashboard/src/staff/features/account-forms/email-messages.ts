export const title = 'Change email';
export const lead = 'You sign in with it from now on.';
export const email = 'New email';
export const current = 'Current password';
export const currentHint = 'So nobody can do this while you are away from your screen.';
