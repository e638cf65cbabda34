import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** Large enough to press on a phone, or to read while dialling. */
export const Number = styled.a`
  justify-self: start;
  padding-block: ${space(2)};
  color: ${color.brand};
  font-size: ${font.size.xl};
  font-weight: ${font.weight.bold};
`;

export const Outcomes = styled.fieldset`
  display: grid;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-size: ${font.size.sm};
    font-weight: ${font.weight.semibold};
  }
  label {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-height: ${tokens.height.target};
    cursor: pointer;
  }
  input {
    width: 20px;
    height: 20px;
    accent-color: ${color.brand};
  }
`;
