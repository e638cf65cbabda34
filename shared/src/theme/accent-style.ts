import { createGlobalStyle } from 'styled-components';
import type { AccentColors } from '@pasal/shared/domain';

/**
 * The accent of a shop that has chosen one, over the one of `GlobalStyle`; rendered by the host, and by no shop that
 * has chosen none. Paper is light without a word.
 */
export const AccentStyle = createGlobalStyle<{ $colors: AccentColors }>`
  :root {
    --accent: ${({ $colors }) => $colors.accent};
    --onAccent: ${({ $colors }) => $colors.onAccent};
    --accentSoft: ${({ $colors }) => $colors.softLight};
  }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { --accentSoft: ${({ $colors }) => $colors.softDark}; }
  }
  @media screen {
    :root[data-theme='dark'] { --accentSoft: ${({ $colors }) => $colors.softDark}; }
  }
`;
