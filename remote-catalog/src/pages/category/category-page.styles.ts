import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { font, space } = tokens;

export const Heading = styled.h1`
  font-size: ${font.size.xxl};
  line-height: 1.2;
  overflow-wrap: anywhere;
  ${media.phone} {
    font-size: ${font.size.xl};
  }
`;

export const Selected = styled.p`
  color: ${tokens.color.inkMuted};
`;

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
