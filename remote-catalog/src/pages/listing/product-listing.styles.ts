import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { space } = tokens;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 280px minmax(0, 1fr);
  gap: ${space(6)};
  padding-block: ${space(4)} ${space(12)};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(4)};
`;
