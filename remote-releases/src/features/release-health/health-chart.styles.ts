import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** Each version with its line's look and its figures. */
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  font-size: ${font.size.sm};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(2)};
    min-width: 0;
  }
  b {
    font-weight: ${font.weight.semibold};
    overflow-wrap: anywhere;
  }
`;

/** A piece of the line as it is drawn. */
export const Swatch = styled.span<{ $muted: boolean }>`
  flex: none;
  width: ${space(6)};
  border-top: 3px ${({ $muted }) => ($muted ? 'dashed' : 'solid')}
    ${({ $muted }) => ($muted ? color.inkMuted : color.brand)};
`;

/** Beside the title where there is room, and no wider than it needs. */
export const PartChoice = styled.span`
  flex: 0 1 280px;
  ${media.phone} {
    flex-basis: 100%;
  }
`;
