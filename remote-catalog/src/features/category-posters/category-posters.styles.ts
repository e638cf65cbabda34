import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(4)};
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(3)};
  }
`;

export const Poster = styled.li`
  position: relative;
  overflow: hidden;
  aspect-ratio: 3 / 2;
  border-radius: ${tokens.radius.lg};
  background: ${color.surfaceMuted};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  a {
    display: block;
    height: 100%;
  }
  a:focus-visible {
    outline-offset: -3px;
  }
`;

export const Caption = styled.span`
  position: absolute;
  inset: auto ${space(2)} ${space(2)};
  padding: ${space(1)} ${space(2)};
  border-radius: ${tokens.radius.md};
  background: ${color.surface};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
  line-height: 1.3;
  text-align: center;
  overflow-wrap: anywhere;
`;
