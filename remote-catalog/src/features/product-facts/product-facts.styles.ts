import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Facts = styled.section`
  max-width: 80ch;
  h2 {
    margin-bottom: ${space(3)};
    font-size: ${font.size.lg};
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${font.size.sm};
  }
  tr {
    border-bottom: 1px solid ${color.border};
  }
  th,
  td {
    padding: ${space(3)} ${space(2)};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    width: 40%;
    color: ${color.inkMuted};
    font-weight: ${font.weight.regular};
  }
`;
