import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Column = styled.div`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
  /* A refused field gets the focus, and must not lie under the bar then. */
  :is(input, textarea) {
    scroll-margin-block: ${space(24)} ${space(56)};
  }
`;

/** Stays in view while the long form is filled in. */
export const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${tokens.layer.sticky};
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(3)};
  padding-block: ${space(3)};
  border-top: 1px solid ${color.border};
  background: ${color.surfaceMuted};
  p:not([role='alert']) {
    margin-right: auto;
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
  [role='alert'],
  [role='status'] {
    flex-basis: 100%;
  }
  ${media.phone} {
    button {
      flex: 1;
      padding-inline: ${space(2)};
    }
  }
`;

/** A ready remark: what is written, the status it sets, what the customer reads. */
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

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
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
