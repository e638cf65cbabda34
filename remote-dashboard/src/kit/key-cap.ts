import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

/** A keyboard key. */
export const KeyCap = styled.kbd`
  display: inline-block;
  min-width: 22px;
  padding: 0 6px;
  border: 1px solid currentcolor;
  border-radius: ${tokens.radius.md};
  font: inherit;
  font-size: ${tokens.font.size.xs};
  text-align: center;
`;
