import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** What would change, row by row, in a dialog: it scrolls by itself, and its head stays. */
export const PreviewTable = styled.div<{ $numbers?: boolean }>`
  max-height: 36vh;
  overflow: auto;
  border: 1px solid ${color.border};
  table {
    width: 100%;
    /* In a narrow window it scrolls sideways, rather than break every word. */
    min-width: ${({ $numbers = false }) => ($numbers ? '0' : '560px')};
    border-collapse: collapse;
    font-size: ${font.size.sm};
  }
  th,
  td {
    padding: ${space(2)};
    border-bottom: 1px solid ${color.border};
    text-align: ${({ $numbers = false }) => ($numbers ? 'end' : 'start')};
    vertical-align: top;
  }
  th:first-child,
  td:first-child {
    text-align: start;
  }
  td {
    overflow-wrap: break-word;
  }
  ${media.phone} {
    table {
      min-width: 0;
    }
    th,
    td {
      padding: ${space(2)} ${space(1)};
    }
  }
  th {
    position: sticky;
    top: 0;
    background: ${color.surfaceMuted};
    white-space: nowrap;
  }
`;
