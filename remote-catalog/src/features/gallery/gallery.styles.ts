import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, space } = tokens;

/**
 * The picture with the others below it. With less room they are beside it, and it is at most half as high as the
 * viewport, so that the choices below stay visible.
 */
export const Gallery = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  min-width: 0;
  ${media.tablet} {
    grid-template-columns: minmax(0, 50svh) ${space(15)};
    justify-content: center;
    gap: ${space(2)};
  }
  /* One above the other: title and price have to fit below it, on a small phone too. */
  ${media.phone} {
    grid-template-columns: minmax(0, max(36svh, ${space(52)})) ${space(15)};
  }
`;

export const Stage = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${tokens.radius.md};
  touch-action: pan-y pinch-zoom;
`;

/** Follows the mouse by `transform` only; nothing around it moves. */
export const Lens = styled.div``;

/** Covers the whole picture; its icon shows that it can be enlarged. */
export const Enlarge = styled.button`
  position: absolute;
  inset: 0;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.md};
  background: transparent;
  cursor: zoom-in;
  &:focus-visible {
    outline-offset: -3px;
  }
  span {
    position: absolute;
    right: ${space(2)};
    bottom: ${space(2)};
    display: grid;
    place-items: center;
    width: ${tokens.height.target};
    height: ${tokens.height.target};
    border-radius: ${tokens.radius.pill};
    background: ${color.surface};
    box-shadow: ${tokens.shadow.low};
  }
`;

export const Arrow = styled.div<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: 50%;
  ${({ $side }) => $side}: ${space(2)};
  transform: translateY(-50%);
  border-radius: ${tokens.radius.pill};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.low};
  button {
    border-radius: ${tokens.radius.pill};
  }
`;

export const Thumbnails = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(72px, 1fr));
  gap: ${space(2)};
  max-width: 420px;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  button {
    display: block;
    width: 100%;
    padding: 2px;
    border: 2px solid transparent;
    border-radius: ${tokens.radius.lg};
    background: transparent;
  }
  button[aria-current='true'] {
    border-color: ${color.brand};
  }
`;
