import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** Links to the pages of one area, the current one underlined. */
export const Tabs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  border-bottom: 1px solid ${color.border};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.height.target};
    padding-inline: ${space(3)};
    border-bottom: 2px solid transparent;
    color: ${color.inkMuted};
    text-decoration: none;
  }
  a[aria-current] {
    border-color: ${color.brand};
    color: ${color.ink};
    font-weight: ${font.weight.semibold};
  }
`;
