import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

export const Person = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space(2)};
  font-weight: ${tokens.font.weight.semibold};
`;
