import styled from 'styled-components';
import { NavLink } from '@pasal/shared/routing';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Nav = styled.nav`
  border-bottom: 1px solid ${color.border};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};
  }
  ${media.tablet} {
    border-bottom: 0;
    ul {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space(2)};
    }
  }
`;

export const PageLink = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${tokens.height.target};
  margin-bottom: -1px;
  padding: ${space(2)};
  border-bottom: 3px solid transparent;
  color: ${color.inkMuted};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
  text-decoration: none;
  svg {
    flex: none;
  }
  &:hover {
    color: ${color.ink};
  }
  &[aria-current='page'] {
    border-color: ${color.brand};
    color: ${color.brandStrong};
  }
  ${media.tablet} {
    flex-direction: column;
    justify-content: center;
    gap: ${space(1)};
    height: 100%;
    margin: 0;
    padding: ${space(2)} ${space(1)};
    border: 1px solid ${color.border};
    border-radius: ${tokens.radius.md};
    background: ${color.surface};
    text-align: center;
    &[aria-current='page'] {
      background: ${color.brandSoft};
    }
  }
  /* The longest label has a third of the width. */
  ${media.phone} {
    font-size: ${font.size.xs};
  }
`;

export const Lead = styled.p`
  max-width: 140ch;
  color: ${color.inkMuted};
  font-size: ${font.size.sm};
`;
