export const messages = {
  title: 'Page Not Found',
  text: 'The page you are looking for has moved or never was.',
  home: 'Return Home',
} as const;
