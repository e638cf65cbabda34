import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

export const Words = styled.div<{ $tone: 'success' | 'warning' }>`
  display: grid;
  gap: ${tokens.space(3)};
  justify-items: start;
  margin: ${tokens.space(3)};
  padding: ${tokens.space(4)};
  border-radius: ${tokens.radius.md};
  background: ${({ $tone }) => tokens.color[`${$tone}Soft`]};
  color: ${({ $tone }) => tokens.color[$tone]};
  overflow-wrap: anywhere;
  ul {
    display: grid;
    gap: ${tokens.space(1)};
    padding-inline-start: ${tokens.space(5)};
    list-style: disc;
  }
`;
