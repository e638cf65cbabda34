import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { space } = tokens;

export const Variant = styled.div`
  display: grid;
  flex: 1;
  gap: ${space(2)};
  min-width: 0;
`;

/** The name has more room than the numbers. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) repeat(4, minmax(0, 1fr));
  gap: ${space(3)};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Add = styled.div`
  justify-self: start;
`;
