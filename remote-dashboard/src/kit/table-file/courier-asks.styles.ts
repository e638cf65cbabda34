import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(3)};
`;
