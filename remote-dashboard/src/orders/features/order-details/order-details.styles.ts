import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Items = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${font.size.sm};
  th,
  td {
    padding: ${space(2)} ${space(1)};
    border-bottom: 1px solid ${color.border};
    text-align: end;
    vertical-align: top;
    white-space: nowrap;
  }
  thead th {
    color: ${color.inkMuted};
    font-weight: ${font.weight.semibold};
  }
  tr > :first-child {
    padding-inline-start: 0;
    text-align: start;
    font-weight: ${font.weight.regular};
    white-space: normal;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${color.inkMuted};
    font-size: ${font.size.xs};
  }
  tfoot tr > * {
    border: 0;
    font-weight: ${font.weight.bold};
  }
`;

/** Stacked sections; the page has two such columns. */
export const Part = styled.div`
  display: grid;
  gap: ${space(5)};
  align-content: start;
  min-width: 0;
`;

/** A value and its copy button, which makes no line taller. */
export const Copied = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: ${tokens.height.target};
  margin-block: -${space(2)};
  > span {
    min-width: 0;
  }
  button {
    flex: none;
  }
`;

export const Contact = styled.div`
  display: grid;
  gap: ${space(3)};
`;

/** The message sent to the customer with a change. */
export const Told = styled.p`
  margin-block: ${space(1)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${tokens.radius.md};
  background: ${color.surfaceMuted};
  white-space: pre-line;
`;

export const History = styled.ol`
  display: grid;
  gap: ${space(3)};
  font-size: ${font.size.sm};
  li {
    padding-inline-start: ${space(3)};
    border-inline-start: 2px solid ${color.brand};
  }
  p {
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.inkMuted};
    font-size: ${font.size.xs};
  }
`;
