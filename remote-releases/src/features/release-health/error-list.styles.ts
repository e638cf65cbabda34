import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Errors = styled.ul`
  display: grid;
  gap: ${space(4)};
  font-size: ${font.size.sm};
  li {
    display: grid;
    gap: ${space(1)};
    min-width: 0;
  }
  b {
    font-weight: ${font.weight.semibold};
    overflow-wrap: anywhere;
  }
`;

/** Places in the sources, the innermost first. */
export const Frames = styled.span`
  display: grid;
  color: ${color.inkMuted};
  code {
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  color: ${color.inkMuted};
`;
