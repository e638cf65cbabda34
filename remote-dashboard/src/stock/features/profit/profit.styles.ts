import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 220px));
  gap: ${space(3)};
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Figures beside each other. */
export const Sum = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space(4)};
  dt {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
  dd {
    font-size: ${font.size.lg};
    font-weight: ${font.weight.bold};
  }
`;
