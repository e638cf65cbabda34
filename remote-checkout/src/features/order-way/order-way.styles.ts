import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Way = styled.section`
  display: grid;
  gap: ${space(5)};
  h2 {
    font-size: ${font.size.lg};
  }
  h3 {
    font-size: ${font.size.md};
  }
`;

export const OneParcel = styled.div`
  display: grid;
  gap: ${space(3)};
  & + & {
    padding-block-start: ${space(5)};
    border-block-start: 1px solid ${color.border};
  }
`;

/** The stages as a line of dots from the first to the last. */
export const Stages = styled.ol`
  display: grid;
  li {
    position: relative;
    padding-inline-start: ${space(6)};
    padding-block-end: ${space(3)};
    color: ${color.inkMuted};
  }
  li:last-child {
    padding-block-end: 0;
    color: ${color.ink};
  }
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 6px;
    inset-inline-start: 2px;
    width: 10px;
    height: 10px;
    border-radius: ${tokens.radius.pill};
    background: ${color.borderStrong};
  }
  li:last-child::before {
    background: ${color.brand};
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 20px -2px;
    inset-inline-start: 6px;
    width: 2px;
    background: ${color.border};
  }
  strong {
    font-weight: ${font.weight.semibold};
  }
  p,
  time {
    display: block;
    font-size: ${font.size.sm};
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space(3)};
  font-size: ${font.size.sm};
  dt {
    color: ${color.inkMuted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
