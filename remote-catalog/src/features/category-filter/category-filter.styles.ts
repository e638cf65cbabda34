import styled, { css } from 'styled-components';
import { Link } from '@pasal/shared/routing';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Aside = styled.aside`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: ${space(4)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.lg};
  background: ${color.surface};
  h2 {
    padding-inline: ${space(2)};
    font-size: ${font.size.lg};
    line-height: 1.4;
  }
  ${media.tablet} {
    display: none;
  }
`;

export const PhoneButton = styled.div`
  ${media.desktop} {
    display: none;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: ${tokens.height.target};
  padding-left: ${space(2)};
  h3 {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
  button {
    padding-inline: ${space(2)};
    color: ${color.brand};
    font-size: ${font.size.sm};
  }
`;

/** Reserves its line if nothing is selected, so that selecting moves nothing; last in the sidebar. */
export const Selected = styled.p`
  ${Aside} > & {
    order: 1;
    margin-top: auto;
  }
  min-height: ${space(6)};
  padding-inline: ${space(2)};
  color: ${color.inkMuted};
  font-size: ${font.size.sm};
  line-height: ${tokens.lines(24)};
  overflow-wrap: anywhere;
  strong {
    color: ${color.ink};
  }
`;

const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  width: 100%;
  min-height: ${tokens.height.target};
  padding: ${space(2)};
  border: 0;
  border-radius: ${tokens.radius.md};
  background: transparent;
  font-size: ${font.size.sm};
  line-height: 1.3;
  text-align: left;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    background: ${color.surfaceMuted};
  }
`;

/** A few categories share the sidebar's height; many have the minimum touch size. */
export const Categories = styled.ul<{ $place: 'side' | 'drawer' }>`
  ${({ $place }) =>
    $place === 'side' &&
    css`
      display: grid;
      flex: 1;
      grid-template-columns: minmax(0, 1fr);
      grid-auto-rows: minmax(min-content, 1fr);
      > li {
        min-height: ${tokens.height.target};
        max-height: ${tokens.lines(64)};
      }
    `}
`;

export const Item = styled.li``;

export const SkeletonRow = styled.li`
  min-height: ${tokens.height.target};
  padding-block: ${space(1)};
`;

export const CategoryButton = styled.button`
  ${row}
  height: 100%;
  padding-block: ${space(1)};
  &[aria-expanded='true'] {
    background: ${color.brandSoft};
  }
  &[aria-current='true'] {
    color: ${color.brand};
    font-weight: ${font.weight.semibold};
  }
  span {
    min-width: 0;
  }
  small {
    display: block;
    overflow: hidden;
    color: ${color.inkMuted};
    font-size: ${font.size.xs};
    font-weight: ${font.weight.regular};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    flex: none;
  }
`;

/** The link to the whole category, separate from its brands. */
export const AllLink = styled(Link)`
  ${row}
  color: ${color.brand};
  font-weight: ${font.weight.semibold};
`;

/** Next to the sidebar at its height on a wide screen, below its category in the drawer. */
export const Flyout = styled.div<{ $place: 'side' | 'drawer' }>`
  ul a,
  button {
    ${row}
  }
  button {
    color: ${color.brand};
    font-weight: ${font.weight.semibold};
  }
  p {
    padding: ${space(2)};
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
  ${({ $place }) =>
    $place === 'side'
      ? css`
          position: absolute;
          top: -1px;
          left: calc(100% + ${space(1)});
          z-index: ${tokens.layer.dropdown};
          width: 400px;
          height: calc(100% + 2px);
          overflow-y: auto;
          padding: ${space(4)};
          border: 1px solid ${color.border};
          border-radius: ${tokens.radius.lg};
          background: ${color.surface};
          box-shadow: ${tokens.shadow.high};
          h3 {
            padding: 0 ${space(2)} ${space(3)};
            font-size: ${font.size.md};
          }
          ul {
            display: grid;
            grid-template-columns: repeat(2, minmax(0, 1fr));
          }
        `
      : css`
          padding-left: ${space(4)};
        `}
`;
