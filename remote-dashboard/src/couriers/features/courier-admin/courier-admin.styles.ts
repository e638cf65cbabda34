import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Places = styled.fieldset`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: ${font.weight.semibold};
  }
`;

/** One place, in two rows if there is room. */
export const Place = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space(3)};
  min-width: 0;
  margin: 0;
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.md};
  legend {
    padding: 0 ${space(1)};
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
  > * {
    grid-column: span 2;
  }
  > :nth-of-type(-n + 2) {
    grid-column: span 3;
  }
  > button {
    grid-column: 1 / -1;
    justify-self: start;
  }
  ${media.phone} {
    > * {
      grid-column: 1 / -1 !important;
    }
  }
`;

/** A text to share, with its copy button. */
export const Given = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(2)};
`;
