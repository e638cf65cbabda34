import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** On a wide screen it fills its row's height; otherwise the pictures keep their aspect ratio. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(4)};
  height: 100%;
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(3)};
  }
`;

export const Poster = styled.li`
  position: relative;
  min-height: 144px;
  overflow: hidden;
  border-radius: ${tokens.radius.lg};
  background: ${color.tile};
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: transform ${tokens.motion};
  }
  a {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    text-decoration: none;
  }
  a:focus-visible {
    outline-color: ${color.onDeep};
    outline-offset: -3px;
  }
  a:hover img {
    transform: scale(1.04);
  }
  a:hover span {
    text-decoration: underline;
  }
  ${media.tablet} {
    min-height: 0;
    aspect-ratio: 3 / 2;
  }
`;

/** Opaque behind its text, then fading into the picture. */
export const Caption = styled.span`
  position: absolute;
  inset: auto 0 0;
  padding: ${space(6)} ${space(3)} ${space(2)};
  background: linear-gradient(to top, ${color.night} 50%, transparent);
  color: ${color.onDeep};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;
