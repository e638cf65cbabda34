import styled, { css } from 'styled-components';
import { tokens, visuallyHidden } from '@pasal/shared/theme';

const { color, space } = tokens;

/** Below this width of its container, not the viewport, rows become cards. */
const narrow = '@container (max-width: 879px)';

/** The container whose width decides. */
export const Place = styled.div`
  min-width: 0;
  container-type: inline-size;
`;

/** Changing the parts' display on small screens removes the table's semantics: hence the roles. */
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

/** With cards it is visible only to screen readers, unless it has buttons, which would be unreachable. */
export const Head = styled.thead.attrs({ role: 'rowgroup' })<{ $controls: boolean }>`
  ${narrow} {
    ${({ $controls }) => ($controls ? 'display: none;' : visuallyHidden)}
  }
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${narrow} {
    display: grid;
    gap: ${space(3)};
  }
`;

export const Row = styled.tr.attrs({ role: 'row' })<{ $card?: string | undefined }>`
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
      ${({ $card }) =>
        $card !== undefined &&
        css`
          grid-template: ${$card};
          gap: ${space(1)} ${space(2)};
          align-items: center;
          padding: ${space(2)};
        `}
    }
  }
`;

interface Look {
  $align: 'start' | 'end';
  $nowrap: boolean;
  $dense: boolean;
  /** Its grid area on a card; `none` to hide it. */
  $area: string | undefined;
  /** Shows its label on a card. */
  $named: boolean;
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

/** A sort button, as wide as the heading's text. */
export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 32px;
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  &:hover {
    color: ${color.ink};
    text-decoration: underline;
  }
`;

/** Two lines and a 44 px target fit into 48 px. */
const dense = css`
  height: 48px;
  padding-block: 1px;
  line-height: 1.35;
`;

/** A cell in a card's grid area: without the column's label, or with it on the same line. */
const ofCard = ({ $area = '', $align, $named }: Pick<Look, '$area' | '$align' | '$named'>) => css`
  display: ${$area === 'none' ? 'none' : $named ? 'flex' : 'block'};
  grid-area: ${$area};
  gap: ${space(2)};
  justify-self: ${$align};
  min-width: 0;
  max-width: 100%;
  min-height: 0;
  ${!$named && '&::before { content: none; }'}
`;

/** On small screens a line of the card: the column's label, then the value. */
export const Cell = styled.td.attrs({ role: 'cell' })<Look>`
  ${gaps}
  height: 68px;
  text-align: ${({ $align }) => $align};
  overflow-wrap: anywhere;
  white-space: ${({ $nowrap }) => ($nowrap ? 'nowrap' : 'normal')};
  ${({ $dense }) => $dense && dense}
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
    ${(look) => look.$area !== undefined && ofCard(look)}
  }
`;
