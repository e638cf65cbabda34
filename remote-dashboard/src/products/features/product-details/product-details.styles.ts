import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';
import { richTextLook } from '@pasal/shared/ui';

const { color, font, space } = tokens;

export const Sections = styled.div`
  display: grid;
  gap: ${space(5)};
  font-size: ${font.size.sm};
  section {
    display: grid;
    gap: ${space(2)};
    min-width: 0;
  }
  h3 {
    font-size: ${font.size.md};
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space(1)};
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

export const Images = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(3)};
`;

/** Plain text as it was typed. */
export const PlainText = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** What the editor made; wide tables scroll here and not the page. */
export const RichText = styled.div`
  ${richTextLook}
  overflow-x: auto;
`;
