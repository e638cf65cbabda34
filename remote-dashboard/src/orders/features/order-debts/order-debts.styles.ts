import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(3)};
  margin-block-start: ${tokens.space(3)};
`;
