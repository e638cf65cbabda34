import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

/** Placed above the numbers. */
export const Section = styled.section`
  display: grid;
  gap: ${tokens.space(2)};
  h2 {
    font-size: ${tokens.font.size.md};
  }
`;
