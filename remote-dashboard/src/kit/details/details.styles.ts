import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** The details of one order or product, section below section. */
export const Sections = styled.div`
  display: grid;
  gap: ${space(5)};
  section {
    display: grid;
    gap: ${space(2)};
    min-width: 0;
  }
  h3 {
    font-size: ${font.size.md};
  }
`;

/** Label and value, line by line. */
export const Facts = styled.dl`
  display: grid;
  gap: ${space(1)};
  font-size: ${font.size.sm};
  div {
    display: grid;
    grid-template-columns: minmax(96px, 2fr) 5fr;
    gap: ${space(3)};
  }
  dt {
    color: ${color.inkMuted};
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
