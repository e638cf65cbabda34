import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space(5)};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

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
