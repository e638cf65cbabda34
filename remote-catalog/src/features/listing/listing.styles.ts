import styled from 'styled-components';
import { media, tokens, visuallyHidden } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Heading = styled.h1`
  font-size: ${font.size.xxl};
  line-height: 1.2;
  overflow-wrap: anywhere;
  ${media.phone} {
    font-size: ${font.size.xl};
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: ${tokens.height.target};
  p {
    min-height: ${space(6)};
    color: ${color.inkMuted};
  }
  ${media.phone} {
    flex-wrap: nowrap;
    p {
      flex: 1;
      min-width: 0;
      font-size: ${font.size.sm};
    }
  }
`;

export const Sort = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  font-size: ${font.size.sm};
  white-space: nowrap;
  /* As wide as its widest choice, also while the browser has not read the choices yet: nothing moves then. */
  select {
    width: 12.5em;
  }
  /* The count and the choice share the row; what is chosen says what it is. */
  ${media.phone} {
    min-width: 0;
    max-width: 62%;
    > span {
      ${visuallyHidden}
    }
    select {
      min-width: 0;
      max-width: 100%;
    }
  }
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  button {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 36px;
    padding: ${space(1)} ${space(3)};
    border: 1px solid ${color.brand};
    border-radius: ${tokens.radius.pill};
    background: ${color.brandSoft};
    color: ${color.brandStrong};
    font-size: ${font.size.sm};
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    button {
      min-height: ${tokens.height.target};
    }
  }
`;

/** An older list stays, dimmed, while the next one is on its way. */
export const Results = styled.div<{ $waiting: boolean }>`
  display: grid;
  gap: ${space(6)};
  opacity: ${({ $waiting }) => ($waiting ? 0.6 : 1)};
  transition: opacity ${tokens.motion};
`;

export const Pages = styled.nav`
  ol {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space(2)};
  }
  li {
    display: grid;
    place-items: center;
    min-width: ${tokens.height.target};
  }
  a {
    display: grid;
    place-items: center;
    min-width: ${tokens.height.target};
    min-height: ${tokens.height.target};
    padding-inline: ${space(3)};
    border: 1px solid ${color.borderStrong};
    border-radius: ${tokens.radius.md};
    text-decoration: none;
  }
  a:hover {
    background: ${color.surfaceMuted};
  }
  a[aria-current='page'] {
    border-color: ${color.brand};
    background: ${color.brand};
    color: ${color.onBrand};
  }
`;
