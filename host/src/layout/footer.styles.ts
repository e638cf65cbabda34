import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Root = styled.footer`
  padding-block: ${space(10)} ${space(6)};
  background: ${color.night};
  color: ${color.onDeep};
  font-size: ${font.size.sm};
  a {
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  :focus-visible {
    outline-color: ${color.onDeep};
  }
`;
export const Columns = styled.div`
  display: grid;
  /* A column without anything is not there, and the others share its room. */
  grid-template-columns: 1.6fr;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1.2fr);
  gap: ${space(8)};
  h2 {
    margin-bottom: ${space(3)};
    font-size: ${font.size.md};
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 36px;
  }
  li > * {
    overflow-wrap: anywhere;
  }
  li a {
    padding-block: ${space(1)};
  }
  li svg {
    flex: none;
  }
  address {
    font-style: normal;
  }
  p {
    margin-bottom: ${space(2)};
    max-width: 36ch;
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    grid-auto-flow: row;
    gap: ${space(6)};
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    > :first-child {
      margin-bottom: ${space(4)};
    }
    li,
    li a {
      display: flex;
      align-items: center;
      min-height: ${tokens.height.target};
    }
  }
`;
/** Collapsed on phones; elsewhere a heading with its list. */
export const Fold = styled.details`
  summary {
    list-style: none;
    pointer-events: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  ${media.phone} {
    border-top: 1px solid ${color.inkMuted};
    summary {
      display: flex;
      align-items: center;
      justify-content: space-between;
      min-height: 48px;
      pointer-events: auto;
      cursor: pointer;
    }
    summary h2 {
      margin: 0;
    }
    summary::after {
      content: '';
      width: 8px;
      height: 8px;
      margin-right: ${space(1)};
      border: solid currentColor;
      border-width: 0 2px 2px 0;
      rotate: 45deg;
    }
    &[open] summary::after {
      rotate: 225deg;
    }
  }
`;
export const Brand = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  font-size: ${font.size.lg};
  font-weight: ${font.weight.bold};
`;
export const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${space(3)};
  margin-top: ${space(8)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color.borderStrong};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.height.target};
  }
`;
export const BottomRight = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
`;
export const Social = styled.ul`
  display: flex;
  gap: ${space(1)};
  /* The icons stand in line with the text; only their targets reach out. */
  margin-left: -${space(3)};
  li a {
    display: flex;
    align-items: center;
    justify-content: center;
    width: ${tokens.height.target};
    height: ${tokens.height.target};
    border-radius: ${tokens.radius.pill};
  }
`;
