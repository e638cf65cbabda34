import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** The text and the button that opens the month. */
export const Typed = styled.div`
  position: relative;
  input {
    padding-inline-end: ${tokens.height.target};
  }
  > button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    color: ${color.inkMuted};
  }
`;

export const Month = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};
  margin-block-end: ${space(4)};
`;

export const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${space(1)};
  text-align: center;
  span {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
`;

export const Day = styled.button<{ $column: number | undefined }>`
  grid-column-start: ${({ $column }) => $column};
  min-height: ${tokens.height.target};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.md};
  background: transparent;
  color: ${color.ink};
  &:hover:not(:disabled) {
    background: ${color.surfaceMuted};
  }
  &[aria-current] {
    border-color: ${color.brand};
  }
  &[aria-pressed='true'] {
    background: ${color.brand};
    color: ${color.onBrand};
  }
  &:disabled {
    color: ${color.inkMuted};
    opacity: 0.5;
  }
`;
