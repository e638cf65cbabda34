import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 220px));
  gap: ${space(3)};
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Term = styled.span`
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
`;

export const Chosen = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  /* On a card a line each. */
  @container (max-width: 879px) {
    li {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

export const Advice = styled.p`
  color: ${color.inkMuted};
`;
