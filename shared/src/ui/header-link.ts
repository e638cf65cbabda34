import styled from 'styled-components';
import { Link } from '@pasal/shared/routing';
import { media, tokens } from '@pasal/shared/theme';

/**
 * A link in the header, next to sign-in and cart: an icon and a label in a `<span data-word>`, hidden on phones. Its
 * `aria-label` repeats the label.
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
