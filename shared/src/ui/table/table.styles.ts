import styled, { css } from 'styled-components';
import { tokens, visuallyHidden } from '@pasal/shared/theme';

const { color, space } = tokens;

/** With less room than this, in the table's own place and not in the window, rows become cards. */
const narrow = '@container (max-width: 879px)';

/** The place whose width decides. */
export const Place = styled.div`
  min-width: 0;
  container-type: inline-size;
`;

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
  ${narrow} {
    display: block;
  }
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${narrow} {
    ${visuallyHidden}
  }
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${narrow} {
    display: grid;
    gap: ${space(3)};
  }
`;

export const Row = styled.tr.attrs({ role: 'row' })`
  tbody > &:hover {
    background: ${color.surfaceMuted};
  }
  ${narrow} {
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

interface Look {
  $align: 'start' | 'end';
  $nowrap: boolean;
}

const gaps = css`
  padding: ${space(2)} ${space(3)};
  /* Many columns beside the dashboard's navigation: what they say needs the room more. */
  @container (max-width: 1160px) {
    padding-inline: ${space(2)};
  }
  border-bottom: 1px solid ${color.border};
`;

export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })<{
  $align: Look['$align'];
  $width: string;
}>`
  ${gaps}
  position: sticky;
  top: 0;
  width: ${({ $width }) => $width};
  z-index: ${tokens.layer.sticky};
  background: ${color.surface};
  color: ${color.inkMuted};
  font-weight: ${tokens.font.weight.semibold};
  text-align: ${({ $align }) => $align};
  white-space: nowrap;
`;

/** On small screens a line of the row's card: its column's label, then the value. */
export const Cell = styled.td.attrs({ role: 'cell' })<Look>`
  ${gaps}
  height: 68px;
  text-align: ${({ $align }) => $align};
  overflow-wrap: anywhere;
  white-space: ${({ $nowrap }) => ($nowrap ? 'nowrap' : 'normal')};
  ${narrow} {
    display: grid;
    grid-template-columns: minmax(96px, 2fr) 5fr;
    gap: ${space(3)};
    align-items: baseline;
    height: auto;
    min-height: 24px;
    padding: 0;
    border: 0;
    text-align: start;
    white-space: normal;
    &::before {
      content: attr(data-label) / '';
      color: ${color.inkMuted};
    }
  }
`;
