import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { space } = tokens;

/** All filters of a desk on one line if there is room; on phones behind a button, so that the parcels come first. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(168px, 1fr));
  align-items: end;
  gap: ${space(3)};
  > *,
  input,
  select {
    min-width: 0;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const MoreButton = styled.div`
  display: none;
  ${media.phone} {
    display: grid;
  }
`;

export const More = styled.div<{ $open: boolean }>`
  display: contents;
  ${media.phone} {
    display: ${({ $open }) => ($open ? 'contents' : 'none')};
  }
`;
