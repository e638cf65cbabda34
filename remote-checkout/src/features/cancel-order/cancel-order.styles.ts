import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

export const Content = styled.div`
  display: grid;
  gap: ${tokens.space(4)};
`;

export const Trouble = styled.p`
  padding: ${tokens.space(3)} ${tokens.space(4)};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.dangerSoft};
  color: ${tokens.color.danger};
`;
