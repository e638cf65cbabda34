import styled, { css } from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Aside = styled.aside`
  height: 100%;
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.lg};
  background: ${color.surface};
  h2 {
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
  align-items: center;
  justify-content: space-between;
  min-height: ${tokens.height.target};
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

/** Keeps its line when nothing is selected, so that choosing moves nothing. */
export const Selected = styled.p`
  min-height: ${space(6)};
  color: ${color.inkMuted};
  font-size: ${font.size.sm};
  line-height: ${space(6)};
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

export const Item = styled.li`
  position: relative;
`;

export const SkeletonRow = styled.li`
  height: ${tokens.height.target};
  padding-block: ${space(1)};
`;

export const CategoryButton = styled.button`
  ${row}
  &[aria-expanded='true'] {
    background: ${color.brandSoft};
  }
  &[aria-current='true'] {
    color: ${color.brand};
    font-weight: ${font.weight.semibold};
  }
  svg {
    flex: none;
  }
`;

/** Beside its category on a wide screen, beneath it in the drawer. */
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
          top: 0;
          left: calc(100% + ${space(2)});
          z-index: ${tokens.layer.dropdown};
          width: 240px;
          max-height: 460px;
          overflow-y: auto;
          padding: ${space(2)};
          border: 1px solid ${color.border};
          border-radius: ${tokens.radius.md};
          background: ${color.surface};
          box-shadow: ${tokens.shadow.high};
        `
      : css`
          padding-left: ${space(4)};
        `}
`;
