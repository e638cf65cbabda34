import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, space } = tokens;

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
