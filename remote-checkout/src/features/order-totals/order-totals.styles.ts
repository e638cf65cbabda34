import styled, { css } from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const strong = css`
  font-size: ${tokens.font.size.lg};
  font-weight: ${tokens.font.weight.bold};
`;

export const Rows = styled.dl<{ $strong?: boolean }>`
  display: grid;
  gap: ${tokens.space(2)};
  ${({ $strong }) => $strong && strong}
  div {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space(4)};
  }
  dd {
    text-align: right;
  }
`;

export const Hint = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.font.size.sm};
`;
