export const messages = {
  notifications: 'Notifications',
} as const;
