import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

export const List = styled.ul`
  display: grid;
  gap: ${tokens.space(3)};
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space(2)} ${tokens.space(3)};
  font-size: ${tokens.font.size.sm};
  p {
    overflow-wrap: anywhere;
  }
  p span {
    color: ${tokens.color.inkMuted};
    white-space: nowrap;
  }
  > div {
    grid-column: 1 / -1;
  }
`;
