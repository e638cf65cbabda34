import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Tabs = styled.div`
  border-bottom: 1px solid ${color.border};
  button {
    min-height: ${tokens.height.target};
    padding: ${space(2)} ${space(4)};
    border: 0;
    border-bottom: 3px solid ${color.brand};
    background: transparent;
    color: ${color.brand};
    font-weight: ${font.weight.semibold};
  }
`;

/** Foreign HTML: it brings no look of its own but what the editor can set. */
export const Panel = styled.div`
  max-width: 80ch;
  padding-block: ${space(5)};
  overflow-x: auto;
  overflow-wrap: anywhere;
  > * + * {
    margin-top: ${space(3)};
  }
  h2,
  h3,
  h4 {
    font-size: ${font.size.lg};
    line-height: 1.3;
  }
  ul {
    padding-left: ${space(6)};
    list-style: disc;
  }
  ol {
    padding-left: ${space(6)};
    list-style: decimal;
  }
  a {
    color: ${color.brand};
  }
  blockquote {
    padding-left: ${space(4)};
    border-left: 3px solid ${color.border};
  }
  hr {
    border: 0;
    border-top: 1px solid ${color.border};
  }
  table {
    border-collapse: collapse;
  }
  th,
  td {
    min-width: ${space(16)};
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${color.border};
    text-align: left;
    vertical-align: top;
  }
  th {
    background: ${color.surfaceMuted};
  }
`;
