import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

export const Stack = styled.div`
  display: grid;
  gap: ${tokens.space(1)};
  justify-items: start;
  overflow-wrap: anywhere;
`;

export const Older = styled.p`
  display: flex;
  gap: ${tokens.space(4)};
  justify-content: end;
`;
