import { ThemeSwitch } from '@pasal/shared/ui';

export const title = 'Theme';
export const about = 'Light, dark, or as the system wishes. It works here, too: all parts follow.';

export const states = {
  'With its words': () => <ThemeSwitch />,
  'An icon alone': () => <ThemeSwitch iconOnly />,
};
