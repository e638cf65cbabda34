import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** A row for each known fact about a customer, with its actions at its side. */
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

/** A short form below the list it adds to. */
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
