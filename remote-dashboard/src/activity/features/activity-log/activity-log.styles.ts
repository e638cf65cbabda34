import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 220px));
  gap: ${space(3)};
  input {
    min-width: 0;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Changes = styled.ul`
  display: grid;
  gap: ${space(1)};
  li {
    overflow-wrap: anywhere;
  }
  b {
    font-weight: ${font.weight.semibold};
  }
  del {
    color: ${color.inkMuted};
  }
  ins {
    text-decoration: none;
  }
`;

export const Thing = styled.span`
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
`;
