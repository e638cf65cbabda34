import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';
import { buttonLook, type ButtonVariant } from '@pasal/shared/ui';

export const Lines = styled.ul`
  display: grid;
  gap: ${tokens.space(1)};
  margin: 0;
  padding-inline-start: ${tokens.space(5)};
  list-style: disc;
  color: ${tokens.color.ink};
`;

/** A call is the way forward, so the link looks like a button. */
export const Call = styled.a<{ $variant?: ButtonVariant; $wide?: boolean }>`
  ${buttonLook}
`;
