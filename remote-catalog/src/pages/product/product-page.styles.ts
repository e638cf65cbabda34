import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { space } = tokens;

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
  padding-bottom: ${space(12)};
  > * {
    min-width: 0;
  }
  ${media.tablet} {
    gap: ${space(8)};
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space(10)};
  ${media.tablet} {
    gap: ${space(4)};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
