import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** All inputs, as stacked panels. */
export const Sections = styled.div`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
  h2,
  legend {
    margin-block-end: ${space(4)};
    padding: 0;
    font-size: ${font.size.lg};
    font-weight: ${font.weight.bold};
  }
  legend {
    float: left;
    width: 100%;
  }
  fieldset {
    min-width: 0;
    margin: 0;
  }
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A field spanning the grid. */
export const WholeRow = styled.div`
  grid-column: 1 / -1;
`;

export const Choices = styled.div`
  clear: both;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

export const Choice = styled.label`
  display: flex;
  flex: 1 1 160px;
  align-items: center;
  gap: ${space(3)};
  min-height: ${tokens.height.target};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${tokens.radius.md};
  cursor: pointer;
  &:has(input:checked) {
    border-color: ${color.brand};
    background: ${color.brandSoft};
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${color.brand};
  }
`;

/** The delivery date. */
export const Arrival = styled.p`
  clear: both;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-block-start: ${space(4)};
  color: ${color.success};
  font-weight: ${font.weight.semibold};
  svg {
    flex: none;
  }
  small {
    display: block;
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.regular};
  }
`;

export const Pickup = styled.div`
  clear: both;
  display: flex;
  gap: ${space(3)};
  padding-block-start: ${space(4)};
  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  a {
    color: ${color.brand};
    font-weight: ${font.weight.semibold};
  }
`;

export const Payment = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  dd {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    font-weight: ${font.weight.semibold};
  }
`;

export const Trouble = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-block-end: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${tokens.radius.md};
  background: ${color.dangerSoft};
  color: ${color.danger};
`;

export const NotServed = styled(Trouble)`
  clear: both;
  margin-block: ${space(4)} 0;
`;

export const Summary = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-block-end: ${space(5)};
  padding: ${space(4)} ${space(5)};
  border: 1px solid ${color.danger};
  border-radius: ${tokens.radius.lg};
  background: ${color.dangerSoft};
  strong {
    color: ${color.danger};
  }
  ul {
    display: grid;
    gap: ${space(1)};
    font-size: ${font.size.sm};
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space(3)};
  }
  button {
    min-height: 24px;
    padding: 0;
    border: 0;
    background: transparent;
    color: ${color.danger};
    font-weight: ${font.weight.semibold};
    text-decoration: underline;
    ${media.touch} {
      min-height: ${tokens.height.target};
    }
  }
`;
