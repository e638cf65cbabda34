export const title = 'Releases';
