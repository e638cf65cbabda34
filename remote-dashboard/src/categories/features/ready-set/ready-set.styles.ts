import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** The offer by category, side by side if there is room. */
export const Parts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: ${space(4)};
`;

export const Part = styled.li`
  label {
    font-weight: ${font.weight.semibold};
  }
  p {
    padding-left: 28px;
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
    overflow-wrap: anywhere;
  }
  p + p {
    margin-top: ${space(1)};
  }
`;
