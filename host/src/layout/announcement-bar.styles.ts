import styled from 'styled-components';
import { CLOSED_ATTRIBUTE } from '@pasal/shared/domain';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** As high as its text from the first paint on; hidden for visitors who closed this one. */
export const Bar = styled.aside<{ $number: number }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-left: ${space(4)};
  background: ${color.night};
  color: ${color.onDeep};
  font-size: ${font.size.sm};
  :root[${CLOSED_ATTRIBUTE}='${({ $number }) => $number}'] & {
    display: none;
  }
  p {
    flex: 1;
    padding-block: ${space(2)};
    text-align: center;
    overflow-wrap: anywhere;
  }
  a {
    color: inherit;
    font-weight: ${font.weight.semibold};
  }
  button:hover:not(:disabled) {
    background: transparent;
  }
`;
