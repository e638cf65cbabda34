import { icons, LanguageSwitch, QuietSelect, ThemeSwitch } from '@pasal/shared/ui';
import { doNothing } from '../do-nothing';

export const title = 'How the page is shown';
export const about =
  'The theme is light, dark, or as the system wishes. It works here, too: all parts follow. Other choices look like it.';

export const states = {
  'With its words': () => <ThemeSwitch />,
  'An icon alone': () => <ThemeSwitch iconOnly />,
  'The other language': () => <LanguageSwitch iconOnly={false} />,
  'Another choice': () => (
    <QuietSelect
      label="Sizes"
      icon={icons.tag}
      choices={[
        ['cm', 'Sizes in cm'],
        ['inch', 'Sizes in inches'],
      ]}
      value="cm"
      onChoose={doNothing}
    />
  ),
};
