import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

export const Sign = styled.span`
  flex: none;
  width: 1em;
  text-align: center;
`;

/** One line, with or without the link to the comparison: nothing below moves when it appears. */
export const Line = styled.div`
  display: flex;
  align-items: center;
  white-space: nowrap;
  > * {
    padding-inline: ${tokens.space(3)};
  }
`;
