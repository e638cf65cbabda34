import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, space } = tokens;

export const Frame = styled.div`
  position: relative;
`;

/** As large a square as the dialog has room for; zoomed in, one scrolls over the picture. */
export const Window = styled.div`
  width: min(100%, max(100dvh - 240px, 200px));
  margin-inline: auto;
  aspect-ratio: 1;
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: ${tokens.radius.md};
  background: ${color.tile};
`;

export const Picture = styled.img<{ $zoom: number }>`
  width: ${({ $zoom }) => $zoom * 100}%;
  max-width: none;
  height: ${({ $zoom }) => $zoom * 100}%;
  object-fit: contain;
`;

export const Zoom = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  margin-top: ${space(3)};
  output {
    min-width: ${space(14)};
    text-align: center;
  }
`;
