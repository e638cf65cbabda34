export const code = 'Scan a label';
