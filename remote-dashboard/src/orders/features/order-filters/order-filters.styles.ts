import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** All filters of the orders on one line where there is room for them. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns:
    minmax(180px, 1.7fr) minmax(156px, 0.7fr) repeat(2, minmax(140px, 1fr))
    repeat(2, minmax(168px, 1fr));
  align-items: start;
  gap: ${space(3)};
  > *,
  input {
    min-width: 0;
  }
  @media (max-width: 1279px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

/** Part of the line around it; on phones behind a button, so that the orders come first. */
export const More = styled.div<{ $open: boolean }>`
  display: contents;
  ${media.phone} {
    display: ${({ $open }) => ($open ? 'contents' : 'none')};
    > * {
      grid-column: 1 / -1;
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
