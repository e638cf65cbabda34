import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

export const Rows = styled.ul`
  max-height: 240px;
  overflow-y: auto;
  font-size: ${tokens.font.size.sm};
  overflow-wrap: anywhere;
`;
