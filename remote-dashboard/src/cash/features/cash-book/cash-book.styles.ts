import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, space } = tokens;

export const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 220px));
  gap: ${space(3)};
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A row for each person and day: who, and below it what. */
export const People = styled.ul`
  li {
    padding-block: ${space(2)};
    overflow-wrap: anywhere;
  }
  li > span:last-child {
    display: block;
  }
  li + li {
    border-top: 1px solid ${color.border};
  }
`;
