import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** A row for each thing that is known of a customer, with what can be done to it at its side. */
export const Rows = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    padding-block: ${space(2)};
  }
  li + li {
    border-top: 1px solid ${color.border};
  }
  li > div {
    flex: 1 1 200px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${color.inkMuted};
    font-size: ${font.size.xs};
  }
  p {
    white-space: pre-line;
  }
`;

/** Figures side by side, each under what it counts. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: ${space(4)};
  dt {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
  dd {
    font-size: ${font.size.lg};
    font-weight: ${font.weight.bold};
    overflow-wrap: anywhere;
  }
`;

/** A short form below what it adds to. */
export const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  button {
    justify-self: start;
  }
`;

export const Steps = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  justify-content: end;
`;
