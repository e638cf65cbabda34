import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Content = styled.div`
  display: grid;
  gap: ${space(4)};
  progress {
    width: 100%;
    accent-color: ${color.brand};
  }
`;

export const Mistakes = styled.div`
  max-height: 40vh;
  overflow: auto;
  border: 1px solid ${color.border};
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${font.size.sm};
  }
  th,
  td {
    padding: ${space(2)};
    border-bottom: 1px solid ${color.border};
    text-align: left;
    vertical-align: top;
    white-space: nowrap;
  }
  td:last-child {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  th {
    position: sticky;
    top: 0;
    background: ${color.surfaceMuted};
  }
`;
