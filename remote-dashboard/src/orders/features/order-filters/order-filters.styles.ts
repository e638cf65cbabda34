import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** Part of the surrounding line; on phones behind a button, so that the orders come first. */
export const More = styled.div<{ $open: boolean }>`
  display: contents;
  ${media.phone} {
    display: ${({ $open }) => ($open ? 'contents' : 'none')};
    > * {
      grid-column: 1 / -1;
    }
  }
`;

/** The order filters in a grid if there is room; the search spans two columns. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: start;
  gap: ${space(3)};
  > *,
  input {
    min-width: 0;
  }
  > :first-child {
    grid-column: span 2;
  }
  /* With the months of Bikram Sambat they fill three lines of three. */
  ${media.desktop} {
    &:has(${More} > :nth-child(7)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    > :first-child {
      grid-column: auto;
    }
  }
`;

export const MoreButton = styled.div`
  display: none;
  ${media.phone} {
    display: grid;
  }
`;

export const Clear = styled.div`
  grid-column: 1 / -1;
  justify-self: start;
  button {
    min-height: 36px;
    padding: ${space(1)} ${space(3)};
    color: ${color.brand};
    font-size: ${font.size.sm};
  }
`;
