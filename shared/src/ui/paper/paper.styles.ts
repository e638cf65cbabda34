import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** A sheet of paper, black on white. */
export const Paper = styled.article`
  display: grid;
  gap: ${space(6)};
  color: ${color.ink};
  font-size: ${font.size.md};
  line-height: 1.4;
  overflow-wrap: anywhere;
  h2 {
    font-size: ${font.size.xl};
  }
  h3 {
    color: ${color.inkMuted};
    font-size: ${font.size.xs};
    font-weight: ${font.weight.semibold};
  }
`;

/** The head of a sheet: the shop next to the document's facts. */
export const PaperHead = styled.header`
  display: flex;
  justify-content: space-between;
  gap: ${space(8)};
  padding-block-end: ${space(4)};
  border-block-end: 2px solid ${color.ink};
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

/** The heading repeats on every sheet, and no line is split. */
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
    border-block-end: 1px solid ${color.border};
    text-align: left;
  }
  th {
    border-block-end-color: ${color.ink};
    font-size: ${font.size.xs};
    white-space: nowrap;
  }
`;

/** A prominent mark. */
export const PaperMark = styled.p`
  padding: ${space(2)} ${space(3)};
  border: 2px solid ${color.danger};
  color: ${color.danger};
  font-weight: ${font.weight.bold};
`;
