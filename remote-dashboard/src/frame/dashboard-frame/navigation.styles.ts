import styled, { css } from 'styled-components';
import { Link, NavLink } from '@pasal/shared/routing';
import { tokens, visuallyHidden } from '@pasal/shared/theme';

const { color, space } = tokens;

const entryLook = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: ${tokens.height.target};
  padding: ${space(2)} ${space(3)};
  border: 0;
  border-radius: ${tokens.radius.md};
  background: transparent;
  color: ${color.ink};
  font-size: ${tokens.font.size.sm};
  text-align: left;
  text-decoration: none;
  white-space: nowrap;
  svg {
    flex: none;
  }
  &:hover:not(:disabled) {
    background: ${color.surfaceMuted};
  }
`;

export const Root = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1)};
  }
`;

export const EntryLink = styled(NavLink)`
  ${entryLook}
  position: relative;
  &[aria-current='page'] {
    background: ${color.brandSoft};
    color: ${color.brandStrong};
    font-weight: ${tokens.font.weight.semibold};
  }
`;

export const EntryButton = styled.button`
  ${entryLook}
  &:disabled {
    color: ${color.inkMuted};
  }
`;

export const ShopLink = styled(Link)`
  ${entryLook}
  color: ${color.brand};
  font-size: ${tokens.font.size.lg};
  font-weight: ${tokens.font.weight.bold};
`;

/** A long label wraps instead of widening the sidebar. */
export const Words = styled.span<{ $hidden: boolean }>`
  white-space: normal;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

/** The number of new items, at the end of an entry, or over its icon if space is short. */
export const Count = styled.span<{ $small: boolean }>`
  min-width: 22px;
  margin-inline-start: auto;
  padding: 1px 6px;
  border-radius: ${tokens.radius.pill};
  background: ${color.brand};
  color: ${color.onBrand};
  font-size: ${tokens.font.size.xs};
  font-weight: ${tokens.font.weight.semibold};
  text-align: center;
  ${({ $small }) =>
    $small &&
    css`
      position: absolute;
      top: 2px;
      right: 2px;
    `}
`;

/** The settings heading, reduced to a line if the label doesn't fit. */
export const Group = styled.p.attrs({ 'aria-hidden': true })`
  display: flex;
  align-items: center;
  min-height: ${space(8)};
  padding-inline: ${space(3)};
  border-top: 1px solid ${color.border};
  color: ${color.inkMuted};
  font-size: ${tokens.font.size.xs};
  font-weight: ${tokens.font.weight.semibold};
`;
