import { css } from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/**
 * How rich text looks, in the editor as on the product page. It brings no look of its own but what
 * the editor can set; the rules are for what stands right inside of the element that has them.
 */
export const richTextLook = css`
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
    margin-inline: 0;
    margin-bottom: 0;
    padding-left: ${space(4)};
    border-left: 3px solid ${color.border};
  }
  blockquote:first-child {
    margin-top: 0;
  }
  hr {
    margin-bottom: 0;
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
