import styled, { css } from 'styled-components';
import { THEMES } from '@pasal/shared/domain';
import { chooseTheme, tokens, useThemeChoice } from '@pasal/shared/theme';
import { Icon, icons } from './icons';
import * as messages from './theme-messages';

const { color, space } = tokens;

/** It lies unseen over the icon, which it opens from. */
const bareList = css`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
`;

const Root = styled.label<{ $bare: boolean }>`
  position: relative;
  display: inline-flex;
  flex-direction: row-reverse;
  align-items: center;
  gap: ${space(3)};
  min-width: ${tokens.height.target};
  min-height: ${tokens.height.target};
  font-size: ${tokens.font.size.sm};
  svg {
    flex: none;
  }
  select {
    min-height: ${tokens.height.target};
    padding: 0;
    border: 0;
    background: transparent;
    cursor: pointer;
    ${({ $bare }) => $bare && bareList}
  }
  option {
    background: ${color.surface};
    color: ${color.ink};
  }
  /* A list that cannot be seen shows its focus around the icon. */
  select:focus-visible + svg {
    outline: ${({ $bare }) => ($bare ? `3px solid ${color.brand}` : 'none')};
    outline-offset: 8px;
    border-radius: ${tokens.radius.md};
  }
`;

/**
 * Light, dark, or as the system wishes; remembered in this browser (T5). It does nothing without script, so no
 * document carries it.
 */
export function ThemeSwitch({ iconOnly = false }: { iconOnly?: boolean }) {
  const choice = useThemeChoice();
  if (choice === undefined) return null;
  return (
    <Root $bare={iconOnly} title={iconOnly ? messages.theme : undefined}>
      <select
        aria-label={messages.theme}
        value={choice ?? ''}
        onChange={({ target: { value } }) =>
          chooseTheme(THEMES.find((theme) => theme === value) ?? null)
        }
      >
        <option value="">{messages.system}</option>
        {THEMES.map((theme) => (
          <option key={theme} value={theme}>
            {messages.themes[theme]}
          </option>
        ))}
      </select>
      <Icon shape={icons.contrast} />
    </Root>
  );
}
