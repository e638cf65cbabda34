import { THEMES } from '@pasal/shared/domain';
import { chooseTheme, useThemeChoice } from '@pasal/shared/theme';
import { icons } from './icons';
import { QuietSelect } from './quiet-select';
import * as messages from './theme-messages';

const CHOICES = [
  ['', messages.system],
  ...THEMES.map((theme) => [theme, messages.themes[theme]] as const),
] as const;

/**
 * Light, dark, or as the system wishes; remembered in this browser (T5). It does nothing without script, so no
 * document carries it.
 */
export function ThemeSwitch({ iconOnly = false }: { iconOnly?: boolean }) {
  const choice = useThemeChoice();
  if (choice === undefined) return null;
  return (
    <QuietSelect
      label={messages.theme}
      icon={icons.contrast}
      iconOnly={iconOnly}
      choices={CHOICES}
      value={choice ?? ''}
      onChoose={(theme) => chooseTheme(theme === '' ? null : theme)}
    />
  );
}
