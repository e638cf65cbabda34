import styled from 'styled-components';
import { Link } from '@pasal/shared/routing';
import { media, tokens } from '@pasal/shared/theme';
import { LanguageSwitch } from '@pasal/shared/ui';

const { color, space } = tokens;

/** An entry's icon with its gaps, those of the sidebar, and its border. */
const COLLAPSED_WIDTH = '69px';

export const Root = styled.div<{ $collapsed: boolean }>`
  display: grid;
  grid-template-columns: ${({ $collapsed }) =>
      $collapsed ? COLLAPSED_WIDTH : tokens.width.sidebar} minmax(0, 1fr);
  min-height: 100dvh;
  background: ${color.surfaceMuted};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

export const Sidebar = styled.aside`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  height: 100dvh;
  padding: ${space(3)};
  overflow: hidden auto;
  border-right: 1px solid ${color.border};
  background: ${color.surface};
  ${media.tablet} {
    display: none;
  }
`;

/** Below the entries, at any viewport height. */
export const Foot = styled.div<{ $collapsed: boolean }>`
  display: flex;
  flex: none;
  flex-direction: ${({ $collapsed }) => ($collapsed ? 'column-reverse' : 'row')};
  align-items: center;
  justify-content: space-between;
`;

/** Display preferences: language, calendar and theme. */
export const Choices = styled.div`
  display: grid;
  justify-items: start;
`;

/** Styled like the choices below it. */
export const OtherLanguage = styled(LanguageSwitch)`
  display: inline-flex;
  align-items: center;
  /* Alone, its icon stands below those of the lists. */
  justify-content: flex-end;
  gap: ${space(3)};
  min-width: ${tokens.height.target};
  min-height: ${tokens.height.target};
  color: inherit;
  font-size: ${tokens.font.size.sm};
  text-decoration: none;
`;

/** Contains the button that opens the drawer. */
export const TopBar = styled.header`
  display: none;
  ${media.tablet} {
    position: sticky;
    top: 0;
    z-index: ${tokens.layer.header};
    display: flex;
    align-items: center;
    gap: ${space(2)};
    height: ${tokens.height.header};
    padding-inline: ${space(2)};
    border-bottom: 1px solid ${color.border};
    background: ${color.surface};
    font-weight: ${tokens.font.weight.semibold};
  }
`;

/** On small screens, replaces the notice of the hidden sidebar. */
export const TopNotice = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.height.target};
  margin-inline-start: auto;
  padding-inline: ${space(4)};
  border-radius: ${tokens.radius.pill};
  background: ${color.brand};
  color: ${color.onBrand};
  font-size: ${tokens.font.size.sm};
  text-decoration: none;
`;

export const Main = styled.main`
  width: 100%;
  max-width: ${tokens.width.dashboard};
  min-width: 0;
  margin-inline: auto;
  padding: ${space(6)} ${space(6)} ${space(12)};
  &:focus {
    outline: none;
  }
  ${media.phone} {
    padding-inline: ${space(4)};
  }
`;

/** Covers everything while the dashboard loads. */
export const Splash = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.dialog};
  display: grid;
  place-items: center;
  background: ${color.surface};
`;

export const SkipLink = styled.a`
  position: fixed;
  top: -100px;
  left: ${space(4)};
  z-index: ${tokens.layer.toast};
  padding: ${space(3)} ${space(4)};
  border-radius: ${tokens.radius.md};
  background: ${color.surface};
  &:focus {
    top: ${space(2)};
  }
`;
