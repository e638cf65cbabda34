import styled from 'styled-components';
import { Link } from '@pasal/shared/routing';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** Below the header, as wide as the window; it overlays the content without moving it. */
export const Panel = styled.nav`
  position: absolute;
  inset: 100% 0 auto;
  max-height: calc(100dvh - ${tokens.height.header});
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block: ${space(6)};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.high};
`;
export const Columns = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
  gap: ${space(6)};
  ul a {
    display: flex;
    align-items: center;
    min-height: 36px;
    font-size: ${font.size.sm};
    color: ${color.inkMuted};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    color: ${color.brand};
    text-decoration: underline;
  }
`;
export const Title = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${tokens.height.target};
  margin-bottom: ${space(1)};
  font-weight: ${font.weight.semibold};
  text-decoration: none;
`;
export const All = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.height.target};
  margin-top: ${space(4)};
  font-weight: ${font.weight.semibold};
  color: ${color.brand};
`;
export const List = styled.nav`
  margin-inline: -${space(3)};
  a,
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    padding-inline: ${space(3)};
    border-radius: ${tokens.radius.md};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  > ul > li > a,
  summary {
    font-weight: ${font.weight.semibold};
    cursor: pointer;
  }
  summary::after {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    margin-right: ${space(2)};
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  details[open] > summary::after {
    rotate: 225deg;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details li a {
    padding-left: ${space(6)};
    color: ${color.inkMuted};
  }
  a:hover,
  summary:hover {
    background: ${color.surfaceMuted};
  }
`;
/** Set apart from the categories. */
export const More = styled(List)`
  margin-top: ${space(3)};
  padding-top: ${space(3)};
  border-top: 1px solid ${color.border};
`;
export const Call = styled.li`
  padding: ${space(3)} ${space(3)} 0;
  && a {
    justify-content: center;
    gap: ${space(2)};
    border: 1px solid ${color.brand};
    color: ${color.brand};
  }
`;
