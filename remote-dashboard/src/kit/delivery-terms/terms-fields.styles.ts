import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

export const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space(4)};
`;
