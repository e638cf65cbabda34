import { css } from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/**
 * The style of rich text, in the editor and on the product page. The text has no styles except those of the editor;
 * the rules apply to direct children of the styled element.
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
  sub,
  sup {
    line-height: 0;
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
