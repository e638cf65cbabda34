import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** A form's picture: its name, the selected file, its tools and hints. */
export const PictureField = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 ${space(1)};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.semibold};
  }
  p {
    flex-basis: 100%;
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
`;
