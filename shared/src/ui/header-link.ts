import styled from 'styled-components';
import { Link } from '@pasal/shared/routing';
import { media, tokens } from '@pasal/shared/theme';

/**
 * A link in the header, beside sign-in and cart: an icon and a word in a `<span data-word>`, of which a
 * phone shows the icon. Its `aria-label` says the word.
 */
export const HeaderLink = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space(2)};
  min-width: ${tokens.height.target};
  min-height: ${tokens.height.target};
  padding-inline: ${tokens.space(2)};
  border-radius: ${tokens.radius.md};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
  text-decoration: none;
  &:hover {
    background: ${tokens.color.surfaceMuted};
  }
  ${media.phone} {
    span[data-word] {
      display: none;
    }
  }
`;
