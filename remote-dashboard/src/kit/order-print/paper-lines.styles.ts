import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** Parcels line by line; the heading repeats on every sheet, and no line is split. */
export const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${font.size.sm};
  thead {
    display: table-header-group;
  }
  tr {
    break-inside: avoid;
  }
  th,
  td {
    padding: ${space(1)} ${space(2)};
    border-block-end: 1px solid ${color.border};
    text-align: left;
    vertical-align: top;
  }
  td:last-child {
    white-space: nowrap;
    font-weight: ${font.weight.bold};
  }
`;
