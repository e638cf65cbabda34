import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

export const Form = styled.form`
  display: grid;
  gap: ${tokens.space(4)};
`;

/** Why the last attempt failed. */
export const Problem = styled.p`
  padding: ${tokens.space(3)};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.dangerSoft};
  color: ${tokens.color.danger};
  overflow-wrap: anywhere;
`;
