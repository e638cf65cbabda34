import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color } = tokens;

/** How much more or less, in its colour. */
export const Share = styled.b<{ $by: number }>`
  color: ${({ $by }) => {
    if ($by === 0) return color.ink;
    return $by > 0 ? color.success : color.danger;
  }};
`;
