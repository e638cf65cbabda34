import styled from 'styled-components';
import { Link } from '@pasal/shared/routing';
import { media, tokens } from '@pasal/shared/theme';
import { LanguageSwitch } from '@pasal/shared/ui';

const { color, space } = tokens;
const WITHOUT_WISHLIST = '@media (max-width: 359px)';

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${tokens.layer.header};
  background: ${color.surface};
  border-bottom: 1px solid ${color.border};
  /* On a screen this low, or zoomed this far, a sticky header would cover half of the text. */
  ${media.low} {
    position: relative;
  }
`;
/** The width of this many icons in the last column. */
const icons = (count: number) =>
  `calc(${count} * ${tokens.height.target} + ${count - 1} * ${space(1)})`;
/** Reserves width for the name of either language. */
const LANGUAGE_WIDTH = '80px';

/**
 * The last column reserves its width before its icons arrive: a busy browser paints while it still parses the header,
 * and nothing may shift when the rest arrives.
 */
export const Row = styled.div`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) minmax(
      calc(${icons(3)} + ${LANGUAGE_WIDTH} + ${space(1)}),
      auto
    );
  align-items: center;
  gap: ${space(6)};
  height: ${tokens.height.header};
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr) minmax(${icons(3)}, auto);
    gap: ${space(2)};
  }
  ${WITHOUT_WISHLIST} {
    grid-template-columns: auto minmax(0, 1fr) minmax(${icons(2)}, auto);
  }
`;
export const Logo = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  min-height: ${tokens.height.target};
  color: ${color.brandStrong};
  font-size: ${tokens.font.size.xl};
  font-weight: ${tokens.font.weight.bold};
  letter-spacing: -0.02em;
  text-decoration: none;
  ${media.phone} {
    justify-self: center;
  }
`;
export const DesktopSearch = styled.div`
  width: 100%;
  max-width: 640px;
  margin-inline: auto;
  ${media.phone} {
    display: none;
  }
`;
export const MobileSearch = styled.div`
  display: none;
  ${media.phone} {
    &:not([hidden]) {
      display: flex;
      gap: ${space(1)};
    }
    > :first-child {
      flex: 1;
    }
    padding-bottom: ${space(3)};
  }
`;
/** Next to the icons, where a phone has no room, and next to a phone's search. */
export const Language = styled(LanguageSwitch)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${tokens.height.target};
  min-height: ${tokens.height.target};
  padding-inline: ${space(2)};
  color: ${color.inkMuted};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
  text-decoration: none;
  nav > & {
    width: ${LANGUAGE_WIDTH};
    ${media.phone} {
      display: none;
    }
  }
`;
export const Actions = styled.nav`
  display: flex;
  justify-content: flex-end;
  gap: ${space(1)};
`;
/** For staff only; shoppers need no account, so it is unobtrusive. */
export const Account = styled.div`
  color: ${color.inkMuted};
`;
export const Wishlist = styled.div`
  ${WITHOUT_WISHLIST} {
    display: none;
  }
`;
export const Count = styled.span`
  position: absolute;
  top: 0;
  /* With larger letters it grows over its picture, not out of the window. */
  left: calc(${tokens.height.target} - ${tokens.lines(20)});
  min-width: ${tokens.lines(20)};
  padding: 0 5px;
  border-radius: ${tokens.radius.pill};
  background: ${color.brand};
  color: ${color.onBrand};
  font-size: ${tokens.font.size.xs};
  line-height: ${tokens.lines(20)};
  text-align: center;
`;
export const SearchPlace = styled.div`
  height: ${tokens.height.target};
  border-radius: ${tokens.radius.md};
  background: ${color.surfaceMuted};
`;
export const SearchAway = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.inkMuted};
  font-size: ${tokens.font.size.sm};
`;
