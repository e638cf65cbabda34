export const theme = 'Theme';
export const system = 'System theme';
export const themes = { light: 'Light theme', dark: 'Dark theme' } as const;
