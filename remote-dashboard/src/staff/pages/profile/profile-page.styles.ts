import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

export const Stack = styled.div`
  display: grid;
  gap: ${tokens.space(5)};
`;
