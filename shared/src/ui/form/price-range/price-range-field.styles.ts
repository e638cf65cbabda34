import styled, { css } from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Group = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 ${space(2)};
    font-weight: ${font.weight.semibold};
  }
`;

export const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
`;

const thumb = css`
  width: 24px;
  height: 24px;
  border: 3px solid ${color.surface};
  border-radius: ${tokens.radius.pill};
  background: ${color.brand};
  box-shadow: ${tokens.shadow.low};
  cursor: pointer;
  pointer-events: auto;
`;

/** Both sliders lie on one track; only their handles take the pointer. */
export const Track = styled.div<{ $from: number; $to: number }>`
  position: relative;
  height: ${tokens.height.target};
  &::before {
    content: '';
    position: absolute;
    top: 50%;
    right: 0;
    left: 0;
    height: 6px;
    /* Seen where the system's colours replace the ground. */
    border: 1px solid transparent;
    border-radius: ${tokens.radius.pill};
    background: ${({ $from, $to }) =>
      `linear-gradient(to right, ${color.border} ${$from}%, ${color.brand} ${$from}% ${$to}%, ${color.border} ${$to}%) border-box`};
    transform: translateY(-50%);
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    background: transparent;
    appearance: none;
    pointer-events: none;
  }
  input::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  input::-moz-range-thumb {
    ${thumb} box-sizing: border-box;
  }
  input:focus-visible {
    outline: none;
  }
  input:focus-visible::-webkit-slider-thumb {
    outline: 3px solid ${color.brand};
    outline-offset: 2px;
  }
  input:focus-visible::-moz-range-thumb {
    outline: 3px solid ${color.brand};
    outline-offset: 2px;
  }
`;
