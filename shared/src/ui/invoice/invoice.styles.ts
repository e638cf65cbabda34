import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** Paper is read from nearer than a screen: one size smaller, black on white. */
export const Root = styled.article`
  display: grid;
  gap: ${space(6)};
  color: ${color.ink};
  font-size: ${font.size.sm};
  line-height: 1.4;
  overflow-wrap: anywhere;
  h2,
  h3 {
    line-height: 1.2;
  }
`;

export const Head = styled.header`
  display: flex;
  justify-content: space-between;
  gap: ${space(8)};
  padding-block-end: ${space(4)};
  border-block-end: 2px solid ${color.ink};
  h2 {
    font-size: ${font.size.xl};
  }
  strong {
    display: block;
    margin-block-end: ${space(1)};
    font-size: ${font.size.lg};
  }
  p {
    color: ${color.inkMuted};
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  align-content: start;
  row-gap: ${space(1)};
  dt {
    padding-inline-end: ${space(4)};
    color: ${color.inkMuted};
  }
  dd {
    font-weight: ${font.weight.semibold};
    text-align: right;
  }
  div {
    display: contents;
  }
`;

export const Title = styled.div`
  display: grid;
  flex: none;
  align-content: start;
  justify-items: end;
  gap: ${space(3)};
`;

export const Buyer = styled.section`
  h3 {
    margin-block-end: ${space(1)};
    font-size: ${font.size.xs};
    font-weight: ${font.weight.semibold};
    color: ${color.inkMuted};
  }
  strong {
    font-size: ${font.size.md};
  }
`;

/** A heading on every sheet, no line cut in two. */
export const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
  thead {
    display: table-header-group;
  }
  tr {
    break-inside: avoid;
  }
  th,
  td {
    padding: ${space(2)};
    border-block-end: 1px solid ${color.border};
    text-align: right;
    vertical-align: top;
    white-space: nowrap;
  }
  th {
    border-block-end-color: ${color.ink};
    font-size: ${font.size.xs};
  }
  :is(th, td):first-child,
  :is(th, td):nth-child(2) {
    text-align: left;
  }
  :is(th, td):nth-child(2) {
    width: 100%;
    white-space: normal;
  }
  :is(th, td):first-child {
    padding-inline-start: 0;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
`;

export const Sums = styled.section`
  display: grid;
  gap: ${space(4)};
  break-inside: avoid;
  ${Facts} {
    justify-self: end;
    min-width: 280px;
  }
  [data-total] > * {
    padding-block-start: ${space(2)};
    border-block-start: 2px solid ${color.ink};
    font-size: ${font.size.md};
    font-weight: ${font.weight.bold};
    color: ${color.ink};
  }
`;

/** The last of it; never alone on a sheet of its own. */
export const Foot = styled.footer`
  display: grid;
  gap: ${space(1)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color.border};
  color: ${color.inkMuted};
  break-inside: avoid;
  break-before: avoid;
`;

export const Mark = styled.p`
  padding: ${space(2)} ${space(3)};
  border: 2px solid ${color.danger};
  color: ${color.danger};
  font-weight: ${font.weight.bold};
`;
