import styled from 'styled-components';
import type { AccentColors, Theme } from '@pasal/shared/domain';
import { colorsOf, media, tokens } from '@pasal/shared/theme';

const { color, font, radius, space } = tokens;

export const Previews = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface PreviewProps {
  $theme: Theme;
  /** Undefined: Pasal's own. */
  $colors: AccentColors | undefined;
}

/** A piece of the shop in a theme of its own, whatever the theme around it is. */
export const Preview = styled.figure.attrs<PreviewProps>(({ $theme, $colors }) => ({
  style: $colors && {
    '--accent': $colors.accent,
    '--onAccent': $colors.onAccent,
    '--accentSoft': $theme === 'dark' ? $colors.softDark : $colors.softLight,
  },
}))`
  ${({ $theme }) => colorsOf($theme)}
  overflow: hidden;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.lg};
  background: ${color.surface};
  color: ${color.ink};
  figcaption {
    padding: ${space(2)} ${space(4)};
    background: ${color.surfaceMuted};
    color: ${color.inkMuted};
    font-size: ${font.size.xs};
    font-weight: ${font.weight.semibold};
  }
`;

export const Header = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${tokens.height.header};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  color: ${color.brandStrong};
  font-size: ${font.size.xl};
  img {
    width: auto;
    max-width: min(100%, 220px);
    height: 40px;
    border-radius: ${radius.md};
    background: ${color.plate};
    box-shadow: 0 0 0 4px ${color.plate};
    object-fit: contain;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
`;

export const Offer = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  padding: ${space(4)};
  border-radius: ${radius.lg};
  background: ${color.accent};
  color: ${color.onAccent};
  strong {
    font-size: ${font.size.lg};
  }
  span {
    font-size: ${font.size.sm};
  }
`;

/** A button that does nothing here. */
export const Claim = styled.em`
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color.brand};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.brand};
  font-size: ${font.size.sm};
  font-style: normal;
  font-weight: ${font.weight.semibold};
`;

export const Words = styled.div`
  display: grid;
  padding: ${space(4)};
  border-radius: ${radius.lg};
  background: ${color.accentSoft};
  span {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
`;

export const Footer = styled(Header)`
  border-bottom: 0;
  background: ${color.night};
  color: ${color.onDeep};
  font-size: ${font.size.lg};
  img {
    background: ${color.tile};
    box-shadow: 0 0 0 4px ${color.tile};
  }
`;
