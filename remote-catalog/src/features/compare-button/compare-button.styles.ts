import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

export const Sign = styled.span`
  flex: none;
  width: 1em;
  text-align: center;
`;

/** One line, whether the way to the comparison is there or not: nothing below moves when it comes. */
export const Line = styled.div`
  display: flex;
  align-items: center;
  white-space: nowrap;
  > * {
    padding-inline: ${tokens.space(3)};
  }
`;
