import { css } from 'styled-components';
import { tokens } from '@pasal/shared/theme';

/**
 * Cuts a text after so many lines and reserves their height even when it has fewer. With lines of whole
 * pixels the text does not move when a browser draws the card again under the pointer.
 */
export const clampedLines = (lines: number, lineHeight = tokens.lines(19)) => css`
  display: -webkit-box;
  overflow: hidden;
  min-height: calc(${lines} * ${lineHeight});
  line-height: ${lineHeight};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow-wrap: anywhere;
`;
