import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** A predefined remark: text, status, and message to the customer. */
export const Remark = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) minmax(0, 4fr) auto;
  align-items: start;
  gap: ${space(3)};
  button {
    /* Beside the controls, below their labels. */
    margin-top: 25px;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block-end: ${space(4)};
    border-block-end: 1px solid ${color.border};
    > :nth-child(2),
    > :nth-child(3) {
      grid-column: 1 / -1;
    }
    button {
      grid-area: 1 / 2;
    }
  }
`;

/** The message to the customer in Nepali, below the English one. */
export const Translated = styled.div`
  grid-area: 2 / 3;
  ${media.tablet} {
    grid-area: auto / 1 / auto / -1;
  }
`;

/** A message template: its name with a remove button, and its text below. */
export const Template = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(3)};
  padding-block-end: ${space(4)};
  border-block-end: 1px solid ${color.border};
  > :nth-child(2) {
    grid-column: 1 / -1;
    grid-row: 2;
  }
  button {
    /* Beside the control, below its label. */
    margin-top: 25px;
  }
`;

export const Switches = styled.div`
  display: grid;
`;

export const Week = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-size: ${font.size.sm};
    font-weight: ${font.weight.semibold};
  }
`;
