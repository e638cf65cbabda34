import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, space } = tokens;

export const Gallery = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  min-width: 0;
`;

export const Stage = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${tokens.radius.md};
  touch-action: pan-y pinch-zoom;
`;

/** Follows the mouse with `transform` alone; nothing around it moves. */
export const Lens = styled.div``;

/** Lies over the whole picture; its mark says that there is more to see. */
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
