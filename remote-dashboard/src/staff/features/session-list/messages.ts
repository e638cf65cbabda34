export const messages = {
  title: 'Where you are signed in',
  lead: 'If you do not know one of these, sign it out and change your password.',
  current: 'This device',
  unknownDevice: 'Unknown device',
  seen: (time: string) => `Last seen ${time}`,
  since: (time: string) => `since ${time}`,
  signOut: 'Sign out',
  signOutOf: (device: string) => `Sign out ${device}`,
  signOutOthers: 'Sign out everywhere else',
  signOutAll: 'Sign out everywhere',
  failed: 'Failed to load the sessions.',
  empty: 'Signed in nowhere',
} as const;
