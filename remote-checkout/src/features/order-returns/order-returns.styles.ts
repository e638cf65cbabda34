import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Part = styled.section`
  display: grid;
  gap: ${space(4)};
  h2 {
    font-size: ${font.size.lg};
  }
`;

export const OneReturn = styled.article`
  display: grid;
  gap: ${space(2)};
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)} ${space(3)};
  }
  h3 {
    font-size: ${font.size.md};
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  small,
  time {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

export const Lines = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    margin-block-end: ${space(2)};
    font-weight: ${font.weight.semibold};
  }
  small {
    color: ${color.inkMuted};
  }
`;

export const Pictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  li {
    display: grid;
    justify-items: center;
    gap: ${space(1)};
  }
  img {
    width: 88px;
    height: 88px;
    border: 1px solid ${color.border};
    border-radius: ${tokens.radius.md};
    object-fit: cover;
  }
`;

/** The browser's own file input, styled as a button. */
export const FileLabel = styled.label`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space(2)};
  min-height: ${tokens.height.target};
  padding-inline: ${space(4)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${tokens.radius.md};
  cursor: pointer;
  &:focus-within {
    outline: 2px solid ${color.brand};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }
`;

export const Problem = styled.p`
  padding: ${space(3)} ${space(4)};
  border-radius: ${tokens.radius.md};
  background: ${color.dangerSoft};
  color: ${color.danger};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;
