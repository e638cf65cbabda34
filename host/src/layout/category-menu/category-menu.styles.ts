import styled from 'styled-components';
import { Link } from '@pasal/shared/routing';
import { media, tokens } from '@pasal/shared/theme';

const { color, space } = tokens;

/** Wide enough for the panel; narrower windows have a drawer. */
export const WIDE = media.desktop.replace('@media ', '');

export const Root = styled.div`
  /* The icon stands in line with the page; only its target reaches out. */
  ${media.phone} {
    order: -1;
    margin-left: -${space(2)};
  }
`;
export const Opener = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-width: ${tokens.height.target};
  min-height: ${tokens.height.target};
  padding-inline: ${space(3)};
  border-radius: ${tokens.radius.md};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
  text-decoration: none;
  &:hover,
  &[aria-expanded='true'] {
    background: ${color.surfaceMuted};
  }
  ${media.tablet} {
    padding-inline: ${space(2)};
    span {
      display: none;
    }
  }
`;
