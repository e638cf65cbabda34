import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** Black on white, large enough to read from a shelf away. */
export const Root = styled.article`
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

export const Head = styled.header`
  display: flex;
  justify-content: space-between;
  gap: ${space(8)};
  padding-bottom: ${space(4)};
  border-bottom: 2px solid ${color.ink};
  dl {
    display: grid;
    grid-template-columns: auto auto;
    gap: ${space(1)} ${space(4)};
  }
  dl div {
    display: contents;
  }
  dt {
    color: ${color.inkMuted};
  }
  dd {
    font-weight: ${font.weight.bold};
    text-align: end;
  }
`;

export const Address = styled.section`
  strong {
    font-size: ${font.size.lg};
  }
`;

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
    padding: ${space(3)} ${space(2)};
    border-bottom: 1px solid ${color.border};
    text-align: start;
  }
  thead th {
    white-space: nowrap;
    border-bottom-color: ${color.ink};
    font-size: ${font.size.xs};
  }
  td:nth-child(2) {
    font-size: ${font.size.lg};
    font-weight: ${font.weight.bold};
  }
  td:last-child {
    width: 100%;
  }
`;

/** To be ticked by hand. */
export const Box = styled.span`
  display: block;
  width: 22px;
  height: 22px;
  border: 2px solid ${color.ink};
`;

export const Signatures = styled.footer`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space(10)};
  padding-top: ${space(12)};
  break-inside: avoid;
  span {
    padding-top: ${space(1)};
    border-top: 1px solid ${color.ink};
    font-size: ${font.size.sm};
  }
`;

export const Warning = styled.p`
  padding: ${space(2)} ${space(3)};
  border: 2px solid ${color.danger};
  color: ${color.danger};
  font-weight: ${font.weight.bold};
`;
