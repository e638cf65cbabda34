import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { font, space } = tokens;

export const Aside = styled.aside`
  align-self: start;
  padding: ${space(4)};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  h2 {
    margin-bottom: ${space(4)};
    font-size: ${font.size.lg};
  }
  ${media.tablet} {
    display: none;
  }
`;

export const DrawerButton = styled.div`
  ${media.desktop} {
    display: none;
  }
`;

/** The filters' position if the list has failed. */
export const Away = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${font.size.sm};
`;

export const Panel = styled.div`
  display: grid;
  gap: ${space(6)};
`;

/** The open one is marked by more than colour. */
export const Categories = styled.nav`
  margin-bottom: ${space(6)};
  padding-bottom: ${space(5)};
  border-bottom: 1px solid ${tokens.color.border};
  h3 {
    margin-bottom: ${space(2)};
    font-size: ${font.size.md};
  }
  a {
    display: flex;
    align-items: center;
    min-height: 36px;
    padding-inline: ${space(3)};
    border-radius: ${tokens.radius.md};
    font-size: ${font.size.sm};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    background: ${tokens.color.surfaceMuted};
  }
  a[aria-current] {
    background: ${tokens.color.brandSoft};
    color: ${tokens.color.brandStrong};
    font-weight: ${font.weight.semibold};
  }
  ${media.tablet} {
    a {
      min-height: ${tokens.height.target};
    }
  }
`;

/** Checkboxes; a long list scrolls. */
export const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 ${space(2)};
    font-weight: ${font.weight.semibold};
  }
  ul {
    max-height: 352px;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding-inline: 3px;
  }
  label {
    font-size: ${font.size.sm};
    overflow-wrap: anywhere;
  }
  p {
    color: ${tokens.color.inkMuted};
    font-size: ${font.size.sm};
  }
`;
