import styled, { css } from 'styled-components';
import { media, tokens, visuallyHidden } from '@pasal/shared/theme';

const { color, space } = tokens;

/** The display of every part changes on small screens, which takes a table's meaning away: hence the roles. */
export const Table = styled.table.attrs({ role: 'table' })<{ $dimmed: boolean }>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${tokens.font.size.sm};
  opacity: ${({ $dimmed }) => ($dimmed ? 0.6 : 1)};
  transition: opacity ${tokens.motion};
  caption {
    ${visuallyHidden}
  }
  ${media.tablet} {
    display: block;
  }
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${media.tablet} {
    ${visuallyHidden}
  }
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${media.tablet} {
    display: grid;
    gap: ${space(3)};
  }
`;

export const Row = styled.tr.attrs({ role: 'row' })`
  tbody > &:hover {
    background: ${color.surfaceMuted};
  }
  ${media.tablet} {
    tbody > & {
      display: grid;
      gap: ${space(2)};
      padding: ${space(4)};
      border: 1px solid ${color.border};
      border-radius: ${tokens.radius.lg};
      background: ${color.surface};
    }
  }
`;

interface Aligned {
  $align: 'start' | 'end';
}

const gaps = css`
  padding: ${space(2)} ${space(3)};
  border-bottom: 1px solid ${color.border};
`;

export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })<Aligned>`
  ${gaps}
  position: sticky;
  top: 0;
  z-index: ${tokens.layer.sticky};
  background: ${color.surface};
  color: ${color.inkMuted};
  font-weight: ${tokens.font.weight.semibold};
  text-align: ${({ $align }) => $align};
  white-space: nowrap;
`;

/** On small screens a line of the row's card: its column's label, then the value. */
export const Cell = styled.td.attrs({ role: 'cell' })<Aligned>`
  ${gaps}
  height: 68px;
  text-align: ${({ $align }) => $align};
  overflow-wrap: anywhere;
  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(96px, 2fr) 5fr;
    gap: ${space(3)};
    align-items: center;
    height: auto;
    min-height: 24px;
    padding: 0;
    border: 0;
    text-align: start;
    &::before {
      content: attr(data-label) / '';
      color: ${color.inkMuted};
    }
  }
`;
