import { css } from 'styled-components';
import { colorsOf, color } from './colors';

/** A part that is light in both themes, such as a text whose author has chosen its colours for paper. */
export const lightColors = css`
  ${colorsOf('light')}
  background: ${color.surface};
  color: ${color.ink};
`;
